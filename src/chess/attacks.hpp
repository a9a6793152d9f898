#pragma once

#include "chess/open_board.hpp"
#include "chess/square.hpp"
#include "core/lines.hpp"
#include "core/step_sets.hpp"

namespace chess {

using core::bishop_lines;
using core::king_steps;
using core::knight_steps;
using core::pawn_attacks;
using core::rook_lines;

/// The squares that a knight, bishop, rook, queen or king on `square` attacks; none for a pawn.
/// Free of branches, because the role is hard to predict.
inline Bits reach(Role role, Square square, Bits occupied) {
    const auto if_any = [&](auto... roles) { return Bits{0} - Bits{((role == roles) || ...)}; };
    return (rook_lines(square, occupied) & if_any(Role::rook, Role::queen)) |
           (bishop_lines(square, occupied) & if_any(Role::bishop, Role::queen)) |
           (knight_steps(square) & if_any(Role::knight)) |
           (king_steps(square) & if_any(Role::king));
}

/// A castling move: its four squares, all on one rank, and the squares that must be safe or empty.
struct Castling {
    Square king;
    Square rook;

    constexpr int rank_start() const { return king & ~7; }
    constexpr bool is_short() const { return rook > king; }
    constexpr Square king_target() const { return rank_start() + (is_short() ? 6 : 2); }
    constexpr Square rook_target() const { return rank_start() + (is_short() ? 5 : 3); }

    /// The squares that the king stands on, passes or reaches: none may be attacked.
    constexpr Bits king_path() const { return span(king, king_target()); }

    /// The squares that king and rook pass or reach, except those they stand on: all must be empty.
    constexpr Bits empty_path() const {
        return (king_path() | span(rook, rook_target())) & ~bit(king) & ~bit(rook);
    }
};

} // namespace chess
