#pragma once

#include <array>
#include <cstddef>

#include "core/bits.hpp"
#include "core/color.hpp"
#include "core/steps.hpp"

// The squares that pieces moving a single step or jump reach on an 8×8 board.

namespace core {

inline constexpr Bits file_a = 0x0101010101010101;
inline constexpr Bits file_h = file_a << 7;

/// For each square, the squares a piece steps to from it; none for square 64, which `lowest`
/// returns for the empty set.
using StepTable = std::array<Bits, 65>;

constexpr StepTable make_steps(const std::array<Step, 8>& steps) {
    StepTable table{};
    for (int square = 0; square < 64; ++square) {
        for (const auto [files, ranks] : steps) {
            const int file = square % 8 + files;
            const int rank = square / 8 + ranks;
            if (file >= 0 && file < 8 && rank >= 0 && rank < 8)
                table[static_cast<std::size_t>(square)] |= bit(8 * rank + file);
        }
    }
    return table;
}

inline constexpr StepTable knight_table = make_steps(knight_leaps);
inline constexpr StepTable king_table =
    make_steps({{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}});

constexpr Bits knight_steps(int square) { return knight_table[static_cast<std::size_t>(square)]; }
constexpr Bits king_steps(int square) { return king_table[static_cast<std::size_t>(square)]; }

/// The squares that these pawns of `color` attack.
constexpr Bits pawn_attacks(Color color, Bits pawns) {
    const Bits left = pawns & ~file_a;
    const Bits right = pawns & ~file_h;
    return color == Color::white ? left << 7 | right << 9 : left >> 9 | right >> 7;
}

} // namespace core
