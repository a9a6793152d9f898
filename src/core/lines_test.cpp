#include "core/lines.hpp"

#include <gtest/gtest.h>

namespace core {
namespace {

/// Compares the tables of one square with walking, for every arrangement of the relevant squares.
void expect_tables_walk(const std::array<LineTable, 64>& tables, const std::array<Step, 4>& steps) {
    for (int square = 0; square < 64; ++square) {
        const LineTable& table = tables[static_cast<std::size_t>(square)];
        Bits occupied = 0;
        do {
            ASSERT_EQ(table[occupied], walk_lines(square, occupied, steps)) << square;
            occupied = (occupied - table.relevant) & table.relevant;
        } while (occupied != 0);
    }
}

TEST(Lines, RookTablesAgreeWithWalkingEverywhere) {
    expect_tables_walk(line_tables.rook, rook_steps);
}

TEST(Lines, BishopTablesAgreeWithWalkingEverywhere) {
    expect_tables_walk(line_tables.bishop, bishop_steps);
}

TEST(Lines, WhatIsOnTheBorderDoesNotMatter) {
    const Bits border = 0xFF818181818181FF;
    for (int square = 0; square < 64; ++square) {
        const Bits occupied = border & ~bit(square);
        EXPECT_EQ(rook_lines(square, occupied), walk_lines(square, occupied, rook_steps));
        EXPECT_EQ(bishop_lines(square, occupied), walk_lines(square, occupied, bishop_steps));
    }
}

TEST(Lines, WalkingStopsAtTheFirstPiece) {
    // A rook on a1 with pieces on a3 and c1 sees a2, a3, b1 and c1.
    EXPECT_EQ(walk_lines(0, bit(16) | bit(2) | bit(24), rook_steps),
              bit(8) | bit(16) | bit(1) | bit(2));
}

} // namespace
} // namespace core
