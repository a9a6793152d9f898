#pragma once

#include <array>
#include <cstddef>

#include "chess/square.hpp"
#include "core/lines.hpp"
#include "core/steps.hpp"

namespace chess {

using core::bishop_lines;
using core::rook_lines;

/// For each square, where a piece steps from it; for square 64, which `core::lowest` makes of the
/// empty set, nowhere.
using StepTable = std::array<Bits, square_count + 1>;

constexpr StepTable make_steps(const std::array<core::Step, 8>& steps) {
    StepTable table{};
    for (Square square = 0; square < square_count; ++square) {
        for (const auto [files, ranks] : steps) {
            const int file = file_of(square) + files;
            const int rank = rank_of(square) + ranks;
            if (file >= 0 && file < board_size && rank >= 0 && rank < board_size)
                table[static_cast<std::size_t>(square)] |= bit(square_at(file, rank));
        }
    }
    return table;
}

inline constexpr StepTable knight_table = make_steps(core::knight_leaps);
inline constexpr StepTable king_table =
    make_steps({{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}});

constexpr Bits knight_steps(Square square) {
    return knight_table[static_cast<std::size_t>(square)];
}
constexpr Bits king_steps(Square square) { return king_table[static_cast<std::size_t>(square)]; }

/// Where a knight, bishop, rook, queen or king on `square` may go, or be taken, by its way of
/// moving; nowhere for a pawn. Which role it is is hard to predict, so that it takes no branch.
inline Bits reach(Role role, Square square, Bits occupied) {
    const auto if_any = [&](auto... roles) { return Bits{0} - Bits{((role == roles) || ...)}; };
    return (rook_lines(square, occupied) & if_any(Role::rook, Role::queen)) |
           (bishop_lines(square, occupied) & if_any(Role::bishop, Role::queen)) |
           (knight_steps(square) & if_any(Role::knight)) |
           (king_steps(square) & if_any(Role::king));
}

/// The squares that these pawns of `color` attack.
constexpr Bits pawn_attacks(Color color, Bits pawns) {
    const Bits left = pawns & ~file_a;
    const Bits right = pawns & ~file_h;
    return color == Color::white ? left << 7 | right << 9 : left >> 9 | right >> 7;
}

/// The squares strictly between two squares of one line; none if they share no line.
inline Bits between(Square a, Square b) {
    const Bits ends = bit(a) | bit(b);
    if (has(rook_lines(a, 0), b)) return rook_lines(a, ends) & rook_lines(b, ends);
    if (has(bishop_lines(a, 0), b)) return bishop_lines(a, ends) & bishop_lines(b, ends);
    return 0;
}

/// A castling: the four squares that matter, all on one rank, and what must hold of those between.
struct Castling {
    Square king;
    Square rook;

    constexpr int rank_start() const { return king & ~7; }
    constexpr bool is_short() const { return rook > king; }
    constexpr Square king_target() const { return rank_start() + (is_short() ? 6 : 2); }
    constexpr Square rook_target() const { return rank_start() + (is_short() ? 5 : 3); }

    /// All that the king stands on, passes or reaches: none may be attacked.
    constexpr Bits king_path() const { return span(king, king_target()); }

    /// All that king and rook pass or reach, but not where they stand: all must be empty.
    constexpr Bits empty_path() const {
        return (king_path() | span(rook, rook_target())) & ~bit(king) & ~bit(rook);
    }
};

} // namespace chess
