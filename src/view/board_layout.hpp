#pragma once

#include <optional>
#include <vector>

#include "core/coord.hpp"
#include "solid/camera.hpp"
#include "solid/piece_stack.hpp"
#include "view/geometry.hpp"

namespace view {

/// A board seen in space.
struct BoardSpace {
    solid::Orbit orbit{};
    solid::Camera camera{};
    std::vector<solid::Placed> standing{}; ///< the pieces that can be pointed at
};

/// The places of the squares of a board in the window.
struct BoardLayout {
    Rect squares;                      ///< all of them
    float side = 0;                    ///< of one
    float edge = 0;                    ///< the border around them that holds the coordinates
    int size = 0;                      ///< squares in a rank
    bool is_flipped = false;           ///< Black's side is at the bottom
    bool is_on_panel = false;          ///< it lies on a panel
    Rect picture{};                    ///< in space: the area of the whole picture
    std::optional<BoardSpace> space{}; ///< nothing for a flat board

    /// The area of a square; in space, an upright one of about its width in its middle.
    Rect square(core::Coord coord) const;
    /// The squares with their border; in space, the picture.
    Rect frame() const;
    /// In space, a piece counts even where it hides another square.
    std::optional<core::Coord> coord_at(Point point) const;

    // Only in space.
    /// The piece of a stack that is visible there.
    std::optional<solid::Placed> piece_at(Point point) const;
    /// Where a point appears in the window.
    Point point_of(solid::Vec3 place) const;
    solid::Ray ray_at(Point point) const;
};

/// The largest board that fits, in the middle of the area. Squares are whole pixels wide as long as
/// that costs little, so that their edges are sharp.
BoardLayout board_layout(Rect area, int size, bool is_flipped = false, float edge = 0);

/// The greatest useful ratio of width to height for a board in space, which is seen from the side.
inline constexpr float widest_space = 1.3F;

} // namespace view
