#include "window/masks.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

namespace window {
namespace {

// In pixels of four bytes. On a 4K screen, an arrow across the whole board has three million.
constexpr std::size_t most_rings = 2'000'000;
constexpr std::size_t most_strokes = 6'000'000;
constexpr std::size_t most_arrows = 6'000'000;

Mask mask_of(SDL_Renderer* renderer, const Coverage& coverage) {
    const SDL_Rect area{coverage.left, coverage.top, coverage.width, coverage.height};
    const Surface surface(
        SDL_CreateRGBSurfaceWithFormat(0, area.w, area.h, 32, SDL_PIXELFORMAT_ARGB8888));
    if (!surface || coverage.shares.empty()) return {};
    for (int y = 0; y < area.h; ++y) {
        const std::span row(
            reinterpret_cast<std::uint32_t*>(static_cast<std::uint8_t*>(surface->pixels) +
                                             static_cast<std::ptrdiff_t>(y) * surface->pitch),
            static_cast<std::size_t>(area.w));
        for (int x = 0; x < area.w; ++x) {
            const float share = coverage.at(area.x + x, area.y + y);
            row[static_cast<std::size_t>(x)] =
                static_cast<std::uint32_t>(std::lround(255 * share)) << 24 | 0xffffff;
        }
    }
    Texture texture(SDL_CreateTextureFromSurface(renderer, surface.get()));
    if (texture) SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    return {std::move(texture), area};
}

} // namespace

Masks::Masks(SDL_Renderer* renderer)
    : renderer_(renderer), rings_(most_rings), strokes_(most_strokes), arrows_(most_arrows) {}

const Mask& Masks::disc(int diameter) { return ring(diameter, static_cast<float>(diameter)); }

const Mask& Masks::ring(int diameter, float thickness) {
    return rings_.at({diameter, thickness},
                     [&] { return mask_of(renderer_, ring_coverage(diameter, thickness)); });
}

const Mask& Masks::stroke(const std::vector<view::Point>& points, float thickness) {
    Numbers key{thickness};
    for (const view::Point point : points) key.insert(key.end(), {point.x, point.y});
    return strokes_.at(key, [&] { return mask_of(renderer_, stroke_coverage(points, thickness)); });
}

const Mask& Masks::arrow(view::Point from, view::Point to, float thickness) {
    return arrows_.at({thickness, from.x, from.y, to.x, to.y},
                      [&] { return mask_of(renderer_, arrow_coverage(from, to, thickness)); });
}

void Masks::clear() {
    rings_.clear();
    strokes_.clear();
    arrows_.clear();
}

} // namespace window
