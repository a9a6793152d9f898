#include "window/pictures.hpp"

#include <cmath>
#include <cstddef>

#include <SDL2/SDL_image.h>

#include "window/drawings.hpp"

namespace window {
namespace {

// In pixels of four bytes: several times what the richest scene needs on a 4K screen.
constexpr std::size_t most_pieces = 6'000'000;
constexpr std::size_t most_texts = 6'000'000;

Picture picture_of(SDL_Renderer* renderer, const Surface& surface) {
    if (!surface) return {};
    // The format that SDL handles fastest, whatever it paints on.
    const Surface quick(SDL_ConvertSurfaceFormat(surface.get(), SDL_PIXELFORMAT_ARGB8888, 0));
    if (!quick) return {};
    return {Texture(SDL_CreateTextureFromSurface(renderer, quick.get())), surface->w, surface->h};
}

} // namespace

Surface drawn(core::Piece piece, int side) {
    const std::string_view drawing = drawing_of(piece);
    SDL_RWops* const stream = SDL_RWFromConstMem(drawing.data(), static_cast<int>(drawing.size()));
    if (stream == nullptr) return nullptr;
    Surface surface(IMG_LoadSizedSVG_RW(stream, side, side));
    SDL_RWclose(stream);
    return surface;
}

Pictures::Pictures(SDL_Renderer* renderer, const Fonts& fonts)
    : renderer_(renderer), fonts_(fonts), pieces_(most_pieces), texts_(most_texts) {}

const Picture& Pictures::piece(core::Piece piece, int side) {
    return pieces_.at({piece.color, piece.role, side},
                      [&] { return picture_of(renderer_, drawn(piece, side)); });
}

const Picture& Pictures::text(const view::Label& label) {
    const TextKey key{label.text, static_cast<int>(std::lround(label.height)), label.weight,
                      static_cast<int>(label.area.width)};
    return texts_.at(key, [&] {
        const std::string shown =
            fonts_.cut(label.text, label.height, label.weight, label.area.width);
        return picture_of(renderer_, fonts_.picture(shown, label.height, label.weight));
    });
}

void Pictures::clear() {
    pieces_.clear();
    texts_.clear();
}

} // namespace window
