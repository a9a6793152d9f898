#pragma once

#include <algorithm>
#include <cmath>

namespace view {

/// A point in the window, in pixels from its upper left corner.
struct Point {
    float x = 0;
    float y = 0;

    friend constexpr bool operator==(Point, Point) = default;
};

struct Size {
    float width = 0;
    float height = 0;

    friend constexpr bool operator==(Size, Size) = default;
};

struct Rect {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;

    constexpr float right() const { return x + width; }
    constexpr float bottom() const { return y + height; }
    constexpr Point center() const { return {x + width / 2, y + height / 2}; }
    constexpr bool contains(Point point) const {
        return point.x >= x && point.y >= y && point.x < right() && point.y < bottom();
    }
    /// The area inside a margin; never negative.
    constexpr Rect inset(float margin) const {
        return {x + margin, y + margin, std::max(width - 2 * margin, 0.0F),
                std::max(height - 2 * margin, 0.0F)};
    }

    /// The same in whole pixels, no larger.
    Rect whole() const {
        const float left = std::ceil(x);
        const float top = std::ceil(y);
        return {left, top, std::max(std::floor(right()) - left, 0.0F),
                std::max(std::floor(bottom()) - top, 0.0F)};
    }

    friend constexpr bool operator==(Rect, Rect) = default;
};

/// The point at a part of the way (0 to 1) from one to the other.
constexpr Point between(Point from, Point to, float part) {
    return {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

} // namespace view
