#pragma once

#include <cstddef>
#include <string>
#include <tuple>
#include <utility>

#include "view/scene.hpp"
#include "view/settings.hpp"
#include "window/fonts.hpp"
#include "window/handles.hpp"
#include "window/recent.hpp"

namespace window {

/// The drawing of a piece at this width and height in pixels; nothing if there is no memory for it.
Surface drawn(core::Piece piece, int side, view::PieceSet set = view::PieceSet::classic);

/// A texture and its size in pixels; without a texture there is nothing to draw.
struct SizedTexture {
    Texture texture;
    int width = 0;
    int height = 0;

    std::size_t weight() const { return texture_weight(width, height); }
};

/// Pieces and lines of text as textures, each created once per size.
class Pictures {
  public:
    Pictures(SDL_Renderer* renderer, const Fonts& fonts);

    const SizedTexture& piece(core::Piece piece, int side, view::PieceSet set);
    /// A white shape somewhat larger than the piece, of the same size as its picture.
    const SizedTexture& halo(core::Piece piece, int side, view::PieceSet set);

    /// White letters, cut off at the width of the label's area.
    const SizedTexture& text(const view::Label& label);

    void clear();

  private:
    using PieceKey = std::tuple<core::Color, core::Role, int, view::PieceSet>;
    using TextKey = std::tuple<std::string, int, view::Weight, int>;

    SDL_Renderer* renderer_;
    const Fonts& fonts_;
    Recent<PieceKey, SizedTexture> pieces_;
    Recent<PieceKey, SizedTexture> halos_;
    Recent<TextKey, SizedTexture> texts_; ///< by text, height, weight and width
};

} // namespace window
