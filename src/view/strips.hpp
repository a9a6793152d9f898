#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "view/geometry.hpp"

/// Division of areas.
namespace view {

/// Takes a strip from the top or the bottom of an area, with the gap after it.
inline Rect take_top(Rect& area, float height, float gap) {
    const float taken = std::min(height, area.height);
    const Rect strip{area.x, area.y, area.width, taken};
    area = {area.x, area.y + taken + gap, area.width, std::max(area.height - taken - gap, 0.0F)};
    return strip;
}
inline Rect take_bottom(Rect& area, float height, float gap) {
    const float taken = std::min(height, area.height);
    const Rect strip{area.x, area.bottom() - taken, area.width, taken};
    area.height = std::max(area.height - taken - gap, 0.0F);
    return strip;
}

template <std::size_t count>
std::array<Rect, count> in_columns(Rect area, float gap) {
    std::array<Rect, count> columns;
    const float width =
        (area.width - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    for (std::size_t i = 0; i < count; ++i)
        columns[i] = {area.x + static_cast<float>(i) * (width + gap), area.y, width, area.height};
    return columns;
}

} // namespace view
