#pragma once

#include <optional>
#include <vector>

#include "core/coord.hpp"
#include "solid/camera.hpp"
#include "solid/tower.hpp"
#include "view/geometry.hpp"

namespace view {

/// A board seen in space.
struct BoardSpace {
    solid::Orbit orbit{};
    solid::Camera camera{};
    std::vector<solid::Placed> standing{}; ///< what can be pointed at
};

/// Where the squares of a board lie in the window.
struct BoardLayout {
    Rect squares;                      ///< all of them
    float side = 0;                    ///< of one
    float edge = 0;                    ///< the border around them that holds the coordinates
    int size = 0;                      ///< squares in a rank
    bool is_flipped = false;           ///< Black's side is below
    bool is_on_panel = false;          ///< what lies around it
    Rect picture{};                    ///< in space: where all of it is seen
    std::optional<BoardSpace> space{}; ///< nothing: it is flat

    /// In space, an upright square of about its width in the middle of it.
    Rect square(core::Coord coord) const;
    /// The squares with their border; in space, the picture.
    Rect frame() const;
    /// In space, that of a piece that hides another square, too.
    std::optional<core::Coord> coord_at(Point point) const;

    // In space alone.
    /// The piece of a tower that is seen there.
    std::optional<solid::Placed> piece_at(Point point) const;
    /// Where a point is seen.
    Point point_of(solid::Vec3 place) const;
    solid::Ray ray_at(Point point) const;
};

/// The largest board that fits, in the middle of the area. Squares are whole pixels wide as long as
/// that costs little, so that their edges are sharp.
BoardLayout board_layout(Rect area, int size, bool is_flipped = false, float edge = 0);

/// The most that a board in space, which is seen from the side, is worth in width for its height.
inline constexpr float widest_space = 1.3F;

} // namespace view
