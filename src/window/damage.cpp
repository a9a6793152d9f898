#include "window/damage.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>
#include <variant>

namespace window {
namespace {

using view::Scene;

constexpr std::size_t farthest = 400; ///< how far apart equal shapes are still matched
constexpr std::size_t most_areas = 12;

/// All pixels that an area touches, and their neighbours, so that rounding stays inside.
SDL_Rect pixels_of(float left, float top, float right, float bottom) {
    const int x = static_cast<int>(std::floor(left)) - 1;
    const int y = static_cast<int>(std::floor(top)) - 1;
    return {x, y, static_cast<int>(std::ceil(right)) + 1 - x,
            static_cast<int>(std::ceil(bottom)) + 1 - y};
}

SDL_Rect pixels_of(const view::Rect& area) {
    return pixels_of(area.x, area.y, area.right(), area.bottom());
}

SDL_Rect around(view::Point center, float radius) {
    return pixels_of(center.x - radius, center.y - radius, center.x + radius, center.y + radius);
}

SDL_Rect around(std::span<const view::Point> points, float distance) {
    if (points.empty()) return {};
    const auto [left, right] = std::ranges::minmax(points, {}, &view::Point::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &view::Point::y);
    return pixels_of(left.x - distance, top.y - distance, right.x + distance, bottom.y + distance);
}

struct BoundsOf {
    SDL_Rect operator()(const view::Fill& shape) const { return pixels_of(shape.area); }
    SDL_Rect operator()(const view::Outline& shape) const { return pixels_of(shape.area); }
    SDL_Rect operator()(const view::Disc& shape) const {
        return around(shape.center, shape.radius);
    }
    SDL_Rect operator()(const view::Ring& shape) const {
        return around(shape.center, shape.radius);
    }
    SDL_Rect operator()(const view::Stroke& shape) const {
        return around(shape.points, shape.thickness);
    }
    SDL_Rect operator()(const view::Arrow& shape) const {
        const std::array ends{shape.from, shape.to};
        return around(ends, 3 * shape.thickness); // its head is wider than its shaft
    }
    SDL_Rect operator()(const view::PieceImage& shape) const {
        return around(shape.center, shape.side / 2);
    }
    /// Letters may extend beyond an area that is too small for them.
    SDL_Rect operator()(const view::Label& shape) const {
        const float middle = shape.area.center().y;
        const float half = std::max(shape.area.height / 2, shape.height);
        return pixels_of(shape.area.x, middle - half, shape.area.right() + shape.height,
                         middle + half);
    }
    SDL_Rect operator()(const view::Clip&) const { return {}; }
    SDL_Rect operator()(const view::SolidBoard& shape) const { return pixels_of(shape.area); }
};

SDL_Rect joined(const SDL_Rect& one, const SDL_Rect& other) {
    SDL_Rect both;
    SDL_UnionRect(&one, &other, &both);
    return both;
}

/// Areas that are painted separately, unless they overlap or there are too many.
class Areas {
  public:
    explicit Areas(SDL_Point size) : whole_{0, 0, size.x, size.y} {}

    void add(const SDL_Rect& area) {
        SDL_Rect inside;
        if (SDL_IntersectRect(&area, &whole_, &inside) == SDL_FALSE) return;
        // The enlarged area may touch others.
        for (std::size_t i = 0; i < found_.size();)
            if (SDL_HasIntersection(&found_[i], &inside) == SDL_TRUE ||
                found_.size() == most_areas) {
                inside = joined(inside, found_[i]);
                found_.erase(found_.begin() + static_cast<std::ptrdiff_t>(i));
                i = 0;
            } else {
                ++i;
            }
        found_.push_back(inside);
    }
    void add_everything() { found_ = {whole_}; }
    std::vector<SDL_Rect> take() { return std::move(found_); }

  private:
    SDL_Rect whole_;
    std::vector<SDL_Rect> found_;
};

/// How many shapes to skip on each side until the next one is the same on both.
std::pair<std::size_t, std::size_t> next_match(std::span<const view::Shape> before,
                                               std::span<const view::Shape> after) {
    const std::size_t most = std::min(before.size() + after.size(), farthest);
    for (std::size_t both = 0; both < most; ++both)
        for (std::size_t left = 0; left <= both; ++left) {
            const std::size_t right = both - left;
            if (left < before.size() && right < after.size() && before[left] == after[right])
                return {left, right};
        }
    return {before.size(), after.size()};
}

bool is_clip(const view::Shape& shape) { return std::holds_alternative<view::Clip>(shape); }

} // namespace

SDL_Rect bounds(const view::Shape& shape) { return std::visit(BoundsOf{}, shape); }

std::vector<SDL_Rect> damage(const Scene& before, const Scene& after, SDL_Point size) {
    Areas areas(size);
    std::span<const view::Shape> old_left(before);
    std::span<const view::Shape> new_left(after);
    // Shapes that occur in both scenes in the same order look the same, except where a shape that
    // occurs in only one of them lies over or under them: its area is repainted.
    while (!old_left.empty() || !new_left.empty()) {
        const auto [gone, come] = next_match(old_left, new_left);
        for (const auto shapes : {old_left.first(gone), new_left.first(come)}) {
            // A clip changes where everything after it is visible.
            if (std::ranges::any_of(shapes, is_clip)) {
                areas.add_everything();
                return areas.take();
            }
            for (const view::Shape& shape : shapes) areas.add(bounds(shape));
        }
        const std::size_t same = gone < old_left.size() && come < new_left.size() ? 1 : 0;
        old_left = old_left.subspan(gone + same);
        new_left = new_left.subspan(come + same);
    }
    return areas.take();
}

} // namespace window
