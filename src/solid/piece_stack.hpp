#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/coord.hpp"
#include "core/piece.hpp"
#include "solid/vector.hpp"

namespace solid {

/// The pieces of one square, from bottom to top.
using PieceStack = std::vector<core::Piece>;

/// What stands on a board.
struct PieceStacks {
    int size = 0;
    std::vector<PieceStack> stacks{}; ///< rank by rank from a1 on

    const PieceStack& at(core::Coord square) const { return stacks[place_of(square)]; }
    PieceStack& at(core::Coord square) { return stacks[place_of(square)]; }
    std::size_t place_of(core::Coord square) const {
        return static_cast<std::size_t>(square.rank * size + square.file);
    }
};

/// A piece in space.
struct Placed {
    core::Piece piece{};
    Vec3 at{}; ///< the middle of its foot
    float opacity = 1;
    bool is_held = false; ///< in hand
    core::Coord square{}; ///< where it stands
    int layer = 0;        ///< its place in its stack, counted from the bottom

    friend bool operator==(const Placed&, const Placed&) = default;
};

/// The middle of a square, on a board of this size.
Vec3 middle_of(core::Coord square, int size);

/// The height at which each piece of a stack stands, then that of the next piece on top.
std::vector<float> seats_of(std::span<const core::Piece> tower);

/// The height of a stack up to the tip of its top piece; 0 without pieces.
float height_of(std::span<const core::Piece> tower);

/// Adds the pieces of a stack to `placed`; the lowest stands at `foot` and has this layer.
void place(std::span<const core::Piece> tower, core::Coord square, Vec3 foot, int layer,
           std::vector<Placed>& placed);
/// The same for pieces in hand.
void place_in_hand(std::span<const core::Piece> tower, core::Coord square, Vec3 foot, int layer,
                   std::vector<Placed>& placed);

} // namespace solid
