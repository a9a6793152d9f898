#include "window/coverage.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace window {
namespace {

using view::Point;

float distance(Point from, Point to) { return std::hypot(to.x - from.x, to.y - from.y); }

/// The unit step from one point to another; along the x axis where they are the same.
Point direction(Point from, Point to) {
    const float length = distance(from, to);
    if (length <= 0) return {1, 0};
    return {(to.x - from.x) / length, (to.y - from.y) / length};
}

Point along(Point from, Point step, float length) {
    return {from.x + step.x * length, from.y + step.y * length};
}

/// Whole pixels; the right and lower edges lie outside.
struct Pixels {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
};

Pixels around(std::span<const Point> points, float margin) {
    const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &Point::y);
    const auto low = [&](float edge) { return static_cast<int>(std::floor(edge - margin)); };
    const auto high = [&](float edge) { return static_cast<int>(std::ceil(edge + margin)); };
    return {low(left.x), low(top.y), high(right.x), high(bottom.y)};
}

Coverage nothing_in(const Pixels& area) {
    Coverage coverage{area.left, area.top, area.right - area.left, area.bottom - area.top, {}};
    coverage.shares.resize(static_cast<std::size_t>(coverage.width) *
                           static_cast<std::size_t>(coverage.height));
    return coverage;
}

/// Covers the inside of a shape; `depth(point)` is how far inside it a point is.
template <typename Depth>
void cover(Coverage& coverage, const Pixels& area, const Depth& depth) {
    for (int y = area.top; y < area.bottom; ++y)
        for (int x = area.left; x < area.right; ++x) {
            const Point center{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
            const float share = std::clamp(depth(center) + 0.5F, 0.0F, 1.0F);
            float& known = coverage.shares[static_cast<std::size_t>(y - coverage.top) *
                                               static_cast<std::size_t>(coverage.width) +
                                           static_cast<std::size_t>(x - coverage.left)];
            known = std::max(known, share);
        }
}

void cover_line(Coverage& coverage, Point from, Point to, float thickness) {
    const float length = distance(from, to);
    const Point step = direction(from, to);
    cover(coverage, around(std::array{from, to}, thickness / 2 + 1), [&](Point point) {
        const float way = (point.x - from.x) * step.x + (point.y - from.y) * step.y;
        const Point nearest = along(from, step, std::clamp(way, 0.0F, length));
        return thickness / 2 - distance(point, nearest);
    });
}

/// A triangle whose corners are given clockwise on the screen.
void cover_triangle(Coverage& coverage, const std::array<Point, 3>& corners) {
    cover(coverage, around(corners, 1), [&](Point point) {
        float depth = 1;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Point corner = corners[i];
            const Point step = direction(corner, corners[(i + 1) % corners.size()]);
            depth = std::min(depth, (point.y - corner.y) * step.x - (point.x - corner.x) * step.y);
        }
        return depth;
    });
}

} // namespace

Coverage ring_coverage(int diameter, float thickness) {
    const Pixels area{0, 0, diameter, diameter};
    Coverage coverage = nothing_in(area);
    const float radius = static_cast<float>(diameter) / 2;
    cover(coverage, area, [&](Point point) {
        const float depth = radius - distance(point, {radius, radius});
        return std::min(depth, thickness - depth);
    });
    return coverage;
}

Coverage stroke_coverage(std::span<const Point> points, float thickness) {
    if (points.empty()) return {};
    Coverage coverage = nothing_in(around(points, thickness / 2 + 1));
    for (std::size_t i = 1; i < points.size(); ++i)
        cover_line(coverage, points[i - 1], points[i], thickness);
    return coverage;
}

Coverage arrow_coverage(Point from, Point to, float thickness) {
    const Point step = direction(from, to);
    const float head = std::min(thickness * 2.6F, distance(from, to) * 0.6F);
    const Point neck = along(to, step, -head);
    const Point left{step.y * head * 0.62F, -step.x * head * 0.62F};
    const std::array corners{to, Point{neck.x - left.x, neck.y - left.y},
                             Point{neck.x + left.x, neck.y + left.y}};
    Coverage coverage =
        nothing_in(around(std::array{from, to, corners[1], corners[2]}, thickness / 2 + 1));
    cover_line(coverage, from, neck, thickness);
    cover_triangle(coverage, corners);
    return coverage;
}

} // namespace window
