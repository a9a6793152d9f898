#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "view/scene.hpp"
#include "view/settings.hpp"
#include "view/stage.hpp"
#include "view/theme.hpp"
#include "window/fonts.hpp"
#include "window/handles.hpp"
#include "window/painter.hpp"

/// For tests: pictures painted without a screen.
namespace window {

inline Surface blank(int width, int height) {
    return Surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888));
}

inline view::Paint pixel(const SDL_Surface& surface, int x, int y) {
    const auto* const row = static_cast<const std::uint8_t*>(surface.pixels) +
                            static_cast<std::ptrdiff_t>(y) * surface.pitch;
    const std::uint8_t* const bytes = row + static_cast<std::ptrdiff_t>(x) * 4;
    return {bytes[2], bytes[1], bytes[0], bytes[3]};
}

/// The largest difference between two colours in any channel.
inline int difference(view::Paint one, view::Paint other) {
    return std::max({std::abs(one.red - other.red), std::abs(one.green - other.green),
                     std::abs(one.blue - other.blue)});
}

/// The fonts of the machine; the tests need them.
inline const Fonts& fonts() {
    static const bool is_ready = TTF_Init() == 0;
    static const auto loaded = Fonts::in(view::ShowOptions{}.font_folder);
    if (!is_ready || !loaded) std::abort();
    return *loaded;
}

/// A scene as pixels.
inline Surface painted(const view::Scene& scene, int width, int height,
                       const view::Settings& settings = {}) {
    Surface surface = blank(width, height);
    const Renderer renderer(SDL_CreateSoftwareRenderer(surface.get()));
    Painter painter(renderer.get(), fonts());
    painter.paint(scene, settings);
    SDL_RenderPresent(renderer.get());
    return surface;
}

} // namespace window
