#include "window/pictures.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include <SDL2/SDL_image.h>

#include "window/drawings.hpp"

namespace window {
namespace {

// In pixels of four bytes: several times what the richest scene needs on a 4K screen.
constexpr std::size_t most_pieces = 6'000'000;
constexpr std::size_t most_halos = 3'000'000;
constexpr std::size_t most_texts = 6'000'000;

SizedTexture picture_of(SDL_Renderer* renderer, const Surface& surface) {
    if (!surface) return {};
    // The format that SDL handles fastest, whatever it paints on.
    const Surface quick(SDL_ConvertSurfaceFormat(surface.get(), SDL_PIXELFORMAT_ARGB8888, 0));
    if (!quick) return {};
    return {Texture(SDL_CreateTextureFromSurface(renderer, quick.get())), surface->w, surface->h};
}

constexpr float halo_width = 0.035F; ///< as a part of the side

std::uint32_t& pixel_of(SDL_Surface& surface, int x, int y) {
    auto* const row =
        static_cast<std::uint8_t*>(surface.pixels) + static_cast<std::ptrdiff_t>(y) * surface.pitch;
    return reinterpret_cast<std::uint32_t*>(row)[x];
}

/// White wherever a part of the drawing is near.
Surface halo_of(const Surface& drawing) {
    if (!drawing) return nullptr;
    const Surface from(SDL_ConvertSurfaceFormat(drawing.get(), SDL_PIXELFORMAT_ARGB8888, 0));
    Surface halo(
        SDL_CreateRGBSurfaceWithFormat(0, drawing->w, drawing->h, 32, SDL_PIXELFORMAT_ARGB8888));
    if (!from || !halo) return nullptr;
    const int reach =
        std::max(static_cast<int>(std::lround(halo_width * static_cast<float>(drawing->w))), 1);
    const auto alpha_near = [&](int x, int y) {
        std::uint32_t most = 0;
        for (int dy = -reach; dy <= reach; ++dy)
            for (int dx = -reach; dx <= reach; ++dx) {
                const bool is_inside = x + dx >= 0 && x + dx < from->w && y + dy >= 0 &&
                                       y + dy < from->h && dx * dx + dy * dy <= reach * reach;
                if (is_inside) most = std::max(most, pixel_of(*from, x + dx, y + dy) >> 24);
            }
        return most;
    };
    for (int y = 0; y < halo->h; ++y)
        for (int x = 0; x < halo->w; ++x) pixel_of(*halo, x, y) = alpha_near(x, y) << 24 | 0xffffff;
    return halo;
}

} // namespace

Surface drawn(core::Piece piece, int side, view::PieceSet set) {
    const std::string_view drawing = drawing_of(piece, set);
    SDL_RWops* const stream = SDL_RWFromConstMem(drawing.data(), static_cast<int>(drawing.size()));
    if (stream == nullptr) return nullptr;
    Surface surface(IMG_LoadSizedSVG_RW(stream, side, side));
    SDL_RWclose(stream);
    return surface;
}

Pictures::Pictures(SDL_Renderer* renderer, const Fonts& fonts)
    : renderer_(renderer), fonts_(fonts), pieces_(most_pieces), halos_(most_halos),
      texts_(most_texts) {}

const SizedTexture& Pictures::piece(core::Piece piece, int side, view::PieceSet set) {
    return pieces_.at({piece.color, piece.role, side, set},
                      [&] { return picture_of(renderer_, drawn(piece, side, set)); });
}

const SizedTexture& Pictures::halo(core::Piece piece, int side, view::PieceSet set) {
    return halos_.at({piece.color, piece.role, side, set},
                     [&] { return picture_of(renderer_, halo_of(drawn(piece, side, set))); });
}

const SizedTexture& Pictures::text(const view::Label& label) {
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
    halos_.clear();
    texts_.clear();
}

} // namespace window
