#pragma once

#include <cstdint>

#include "view/scene.hpp"
#include "view/settings.hpp"

/// The colours of every theme and board.
namespace view {

struct Paint {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;

    friend constexpr bool operator==(Paint, Paint) = default;
};

Paint paint_of(Tone tone, Theme theme, BoardColors board);

/// The contrast of two opaque colours according to the WCAG, from 1 to 21.
double contrast(Paint one, Paint other);

} // namespace view
