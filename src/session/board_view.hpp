#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/color.hpp"
#include "core/coord.hpp"
#include "core/piece.hpp"

namespace session {

using core::Color;
using core::Coord;
using core::Piece;
using core::Role;

/// The pieces on one square, from bottom to top.
using Stack = std::vector<Piece>;

/// A move as a face shows and plays it.
struct MoveView {
    std::string text{}; ///< in coordinates: `2a2a6`, `e7e8q`
    Coord from{};
    int count = 1; ///< pieces that go
    Coord to{};
    int captured = 0;            ///< pieces taken
    int promoted = 0;            ///< pawns that become something else
    Role promotion = Role::none; ///< what they become

    friend bool operator==(const MoveView&, const MoveView&) = default;
};

/// What stands on the board.
struct BoardView {
    int size = 0;
    std::vector<Stack> stacks{}; ///< rank by rank from a1 on

    const Stack& at(Coord coord) const {
        return stacks[static_cast<std::size_t>(coord.rank * size + coord.file)];
    }

    friend bool operator==(const BoardView&, const BoardView&) = default;
};

/// A position of a game with the move that led there, to be looked back at.
struct Moment {
    BoardView board{};
    Color turn{};
    int move_number = 1;
    std::optional<MoveView> move = std::nullopt; ///< nothing at the start
    Stack captured{};                            ///< the pieces that this move took
    std::optional<Coord> check = std::nullopt;   ///< the king that stands in it

    friend bool operator==(const Moment&, const Moment&) = default;
};

} // namespace session
