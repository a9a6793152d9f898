#include "chess/open_board.hpp"

#include <gtest/gtest.h>

#include "chess/attacks.hpp"

namespace chess {
namespace {

TEST(OpenBoard, ReachIsThatOfAnEmptyBoard) {
    for (Square square = 0; square < square_count; ++square)
        for (const Role role : {Role::none, Role::pawn, Role::knight, Role::bishop, Role::rook,
                                Role::queen, Role::king})
            EXPECT_EQ(open_reach(role, square), reach(role, square, 0)) << square;
}

TEST(OpenBoard, BetweenTwoSquaresLieThoseThatABlockedSliderSeesFromBoth) {
    for (Square a = 0; a < square_count; ++a)
        for (Square b = 0; b < square_count; ++b) {
            const Bits ends = bit(a) | bit(b);
            Bits expected = 0;
            if (has(rook_lines(a, 0), b)) expected = rook_lines(a, ends) & rook_lines(b, ends);
            if (has(bishop_lines(a, 0), b))
                expected = bishop_lines(a, ends) & bishop_lines(b, ends);
            EXPECT_EQ(between(a, b), expected) << a << ' ' << b;
        }
}

} // namespace
} // namespace chess
