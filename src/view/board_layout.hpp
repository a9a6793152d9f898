#pragma once

#include <optional>

#include "core/coord.hpp"
#include "view/geometry.hpp"

namespace view {

/// Where the squares of a board lie in the window.
struct BoardLayout {
    Rect squares;            ///< all of them
    float side = 0;          ///< of one
    float edge = 0;          ///< the border around them that holds the coordinates
    int size = 0;            ///< squares in a rank
    bool is_flipped = false; ///< Black's side is below

    Rect square(core::Coord coord) const;
    /// The squares with their border.
    Rect frame() const;
    std::optional<core::Coord> coord_at(Point point) const;
};

/// The largest board that fits, in the middle of the area. Squares are whole pixels wide as long as
/// that costs little, so that their edges are sharp.
BoardLayout board_layout(Rect area, int size, bool is_flipped = false, float edge = 0);

} // namespace view
