#pragma once

#include <array>
#include <string>
#include <utility>

#include "core/result.hpp"
#include "view/scene.hpp"
#include "window/handles.hpp"
#include "window/recent.hpp"

namespace window {

/// Text in DejaVu, which has every character we show: accents, arrows and chess symbols.
class Fonts : public view::TextMeasure {
  public:
    /// The fonts in a folder, or the file that is missing or is not a font.
    static core::Result<Fonts, std::string> in(const std::string& folder);

    Fonts(Fonts&&) noexcept;
    Fonts(const Fonts&) = delete;
    Fonts& operator=(const Fonts&) = delete;
    Fonts& operator=(Fonts&&) = delete;
    ~Fonts() override = default;

    float width(const std::string& text, float height, view::Weight weight) const override;

    /// The text if it is no wider than `most` pixels, otherwise its beginning and an ellipsis.
    std::string cut(const std::string& text, float height, view::Weight weight, float most) const;

    /// White letters on a transparent background; null for a text without width.
    Surface picture(const std::string& text, float height, view::Weight weight) const;

  private:
    explicit Fonts(std::string folder);

    /// Null if the file has disappeared since.
    TTF_Font* font(float height, view::Weight weight) const;

    std::string folder_;
    mutable Recent<std::pair<view::Weight, int>, Font> fonts_;
    mutable Recent<std::pair<std::pair<view::Weight, int>, std::string>, int> widths_;
};

} // namespace window
