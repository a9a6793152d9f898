#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "view/scene.hpp"
#include "window/coverage.hpp"
#include "window/handles.hpp"
#include "window/recent.hpp"

namespace window {

/// A white shape on a transparent background, to be tinted, and its position. Without a texture it
/// is empty, or SDL had no memory for it.
struct Mask {
    Texture texture;
    SDL_Rect area{};

    std::size_t weight() const { return texture_weight(area.w, area.h); }
};

/// Shapes with smooth edges, each created once.
class Masks {
  public:
    explicit Masks(SDL_Renderer* renderer);

    /// A disc or ring in the upper left corner. Its quarters are used as the corners of frames.
    const Mask& disc(int diameter);
    const Mask& ring(int diameter, float thickness);

    const Mask& stroke(const std::vector<view::Point>& points, float thickness);
    const Mask& arrow(view::Point from, view::Point to, float thickness);

    void clear();

    /// The memory taken by all of them.
    std::size_t weight() const { return rings_.weight() + strokes_.weight() + arrows_.weight(); }

  private:
    using Numbers = std::vector<float>;

    SDL_Renderer* renderer_;
    Recent<std::pair<int, float>, Mask> rings_;
    Recent<Numbers, Mask> strokes_; ///< by thickness and points
    Recent<Numbers, Mask> arrows_;
};

} // namespace window
