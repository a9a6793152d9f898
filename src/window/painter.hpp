#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>

#include "view/scene.hpp"
#include "view/settings.hpp"
#include "view/theme.hpp"
#include "window/masks.hpp"
#include "window/pictures.hpp"
#include "window/space_pictures.hpp"

namespace window {

/// Paints scenes on a renderer, which must outlive it.
class Painter {
  public:
    Painter(SDL_Renderer* renderer, const Fonts& fonts);

    /// Paints the whole picture without showing it yet.
    void paint(const view::Scene& scene, const view::Settings& settings);
    /// Paints only these areas; everything else stays as it is.
    void paint(const view::Scene& scene, const view::Settings& settings,
               std::span<const SDL_Rect> areas);

    /// Must be called when SDL has lost its textures.
    void forget_pictures();

    /// Why a board in space could not be painted, reported once; nothing if there was none, or all
    /// were painted.
    std::optional<std::string> take_space_trouble() {
        return std::exchange(space_trouble_, std::nullopt);
    }

  private:
    void paint_area(const view::Scene& scene, const SDL_Rect& area);
    SDL_Color color(view::Tone tone, float opacity = 1) const;
    void fill(const SDL_Rect& area, SDL_Color color);
    void stamp(SDL_Texture* texture, const SDL_Rect* part, const SDL_Rect& area, SDL_Color color);
    void stamp_corners(SDL_Texture* mask, const SDL_Rect& area, int radius, SDL_Color color);

    void show(const view::Fill& shape);
    void show(const view::Outline& shape);
    void show(const view::Disc& shape);
    void show(const view::Ring& shape);
    void show(const view::Stroke& shape);
    void show(const view::Arrow& shape);
    void show(const view::PieceImage& shape);
    void show(const view::Label& shape);
    void show(const view::Clip& shape);
    void show(const view::SolidBoard& shape);

    SDL_Renderer* renderer_;
    Pictures pictures_;
    Masks masks_;
    SpacePictures spaces_;
    std::optional<std::string> space_trouble_;
    view::Theme theme_{};
    view::BoardColors board_{};
    view::PieceSet pieces_{};
    SDL_Rect area_{}; ///< the area being painted
    SDL_Rect clip_{}; ///< the part of it that the scene's clip allows
};

} // namespace window
