#include "view/board_layout.hpp"

#include <cmath>

#include "solid/pick.hpp"

namespace view {

namespace {

/// In smaller squares, rounding to whole pixels would make the board visibly smaller.
constexpr float least_whole_side = 10;

} // namespace

Rect BoardLayout::square(core::Coord coord) const {
    if (space) {
        const solid::Vec3 middle = solid::middle_of(coord, size);
        const Point center = point_of(middle);
        const float half = 0.5F * std::abs(point_of(middle + space->camera.right * 0.5F).x -
                                           point_of(middle - space->camera.right * 0.5F).x);
        return {center.x - half, center.y - half, 2 * half, 2 * half};
    }
    const int column = is_flipped ? size - 1 - coord.file : coord.file;
    const int row = is_flipped ? coord.rank : size - 1 - coord.rank;
    return {squares.x + static_cast<float>(column) * side,
            squares.y + static_cast<float>(row) * side, side, side};
}

Rect BoardLayout::frame() const {
    if (picture.width > 0) return picture;
    return {squares.x - edge, squares.y - edge, squares.width + 2 * edge,
            squares.height + 2 * edge};
}

Point BoardLayout::point_of(solid::Vec3 place) const {
    const solid::Spot spot = space->camera.project(place);
    const Rect seen = frame();
    return {seen.x + spot.x * seen.width, seen.y + spot.y * seen.height};
}

solid::Ray BoardLayout::ray_at(Point point) const {
    const Rect seen = frame();
    return space->camera.ray((point.x - seen.x) / seen.width, (point.y - seen.y) / seen.height);
}

std::optional<solid::Placed> BoardLayout::piece_at(Point point) const {
    if (!space || !frame().contains(point)) return std::nullopt;
    const auto met = solid::piece_met(ray_at(point), space->standing);
    return met ? std::optional(space->standing[*met]) : std::nullopt;
}

std::optional<core::Coord> BoardLayout::coord_at(Point point) const {
    if (space) {
        if (!frame().contains(point)) return std::nullopt;
        if (const auto piece = piece_at(point)) return piece->square;
        return solid::square_met(ray_at(point), size);
    }
    if (!squares.contains(point) || side <= 0) return std::nullopt;
    // By rounding, a point of the last pixel may lie beyond the last square.
    const auto step = [&](float distance) {
        return std::clamp(static_cast<int>(distance / side), 0, size - 1);
    };
    const int column = step(point.x - squares.x);
    const int row = step(point.y - squares.y);
    if (is_flipped) return core::coord_at(size - 1 - column, row);
    return core::coord_at(column, size - 1 - row);
}

BoardLayout board_layout(Rect area, int size, bool is_flipped, float edge) {
    const float room = std::max(std::min(area.width, area.height) - 2 * edge, 0.0F);
    float side = room / static_cast<float>(size);
    if (side >= least_whole_side) side = std::floor(side);
    const float width = side * static_cast<float>(size);
    const Point middle = area.center();
    return {.squares = {std::floor(middle.x - width / 2), std::floor(middle.y - width / 2), width,
                        width},
            .side = side,
            .edge = edge,
            .size = size,
            .is_flipped = is_flipped};
}

} // namespace view
