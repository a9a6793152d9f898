#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/result.hpp"
#include "view/scene.hpp"
#include "view/settings.hpp"
#include "window/handles.hpp"
#include "window/space_painter.hpp"

namespace window {

/// The last picture of a board in space, painted again only when something of it has changed.
class SpacePictures {
  public:
    using Opened = core::Result<std::unique_ptr<SpaceBrush>, std::string>;
    static Opened open_painter();

    explicit SpacePictures(SDL_Renderer* renderer, std::function<Opened()> open = open_painter)
        : renderer_(renderer), open_(std::move(open)) {}

    /// A texture of this size, or why there is none.
    core::Result<SDL_Texture*, std::string> of(const view::SolidBoard& board, SDL_Point size,
                                               view::Theme theme, view::BoardColors colors);

    /// Must be called when textures or contexts are lost: everything is recreated.
    void clear();

  private:
    struct Painted {
        view::SolidBoard board;
        SDL_Point size;
        view::Theme theme;
        view::BoardColors colors;
    };
    bool is_painted(const view::SolidBoard& board, SDL_Point size, view::Theme theme,
                    view::BoardColors colors) const;
    core::Result<void, std::string> paint(const view::SolidBoard& board, SDL_Point size,
                                          const SpaceColors& colors);

    SDL_Renderer* renderer_;
    std::function<Opened()> open_;
    std::unique_ptr<SpaceBrush> painter_;
    Texture texture_;
    SDL_Point texture_size_{};
    std::vector<std::uint32_t> pixels_;
    std::optional<Painted> painted_;
};

} // namespace window
