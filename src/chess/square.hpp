#pragma once

#include "core/bits.hpp"
#include "core/color.hpp"
#include "core/coord.hpp"
#include "core/piece.hpp"
#include "core/step_sets.hpp"

namespace chess {

using core::bit;
using core::Bits;
using core::Color;
using core::Coord;
using core::file_a;
using core::file_h;
using core::has;
using core::Piece;
using core::Role;

/// A square of the board as 8·rank + file: a1 is 0, h1 is 7, h8 is 63.
using Square = int;

inline constexpr int board_size = 8;
inline constexpr int square_count = 64;

constexpr Square square_at(int file, int rank) { return 8 * rank + file; }
constexpr int file_of(Square square) { return square & 7; }
constexpr int rank_of(Square square) { return square >> 3; }

/// `coord` must lie on the board.
constexpr Square to_square(Coord coord) { return square_at(coord.file, coord.rank); }
constexpr Coord to_coord(Square square) {
    return {static_cast<std::int8_t>(file_of(square)), static_cast<std::int8_t>(rank_of(square))};
}

inline constexpr Bits light_squares = 0x55AA55AA55AA55AA;

constexpr Bits file_bits(int file) { return file_a << file; }
constexpr Bits rank_bits(int rank) { return Bits{0xFF} << 8 * rank; }

/// A rank as `color` counts it: its pieces start on 0, its pawns promote on 7.
constexpr int rank_for(Color color, int rank) { return color == Color::white ? rank : 7 - rank; }
constexpr Bits rank_bits_for(Color color, int rank) { return rank_bits(rank_for(color, rank)); }

/// What one step forward by a pawn of `color` adds to a square: 8 or −8.
constexpr int forward(Color color) { return color == Color::white ? 8 : -8; }

/// The squares from `a` to `b` of one rank, both included.
constexpr Bits span(Square a, Square b) {
    return a < b ? (bit(b) << 1) - bit(a) : (bit(a) << 1) - bit(b);
}

} // namespace chess
