#pragma once

#include <span>
#include <vector>

#include "core/coord.hpp"
#include "core/piece.hpp"
#include "solid/vector.hpp"

namespace solid {

/// A piece in space.
struct Placed {
    core::Piece piece{};
    Vec3 at{}; ///< the middle of its foot
    float opacity = 1;
    core::Coord square{}; ///< where it stands
    int layer = 0;        ///< of its tower, from 0 on

    friend bool operator==(const Placed&, const Placed&) = default;
};

/// The middle of a square, on a board of this size.
Vec3 middle_of(core::Coord square, int size);

/// The height at which each piece of a tower stands, and that of what would stand on its top.
std::vector<float> seats_of(std::span<const core::Piece> tower);

/// Up to the tip of the uppermost piece.
float height_of(std::span<const core::Piece> tower);

/// Puts the pieces of a tower on one another; the first of `layer` stands at `foot`.
void place(std::span<const core::Piece> tower, core::Coord square, Vec3 foot, int layer,
           std::vector<Placed>& placed);

} // namespace solid
