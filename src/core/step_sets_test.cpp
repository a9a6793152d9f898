#include "core/step_sets.hpp"

#include <gtest/gtest.h>

namespace core {
namespace {

TEST(StepSets, EndAtTheEdge) {
    EXPECT_EQ(knight_steps(0), bit(10) | bit(17));
    EXPECT_EQ(knight_steps(63), bit(46) | bit(53));
    EXPECT_EQ(king_steps(7), bit(6) | bit(14) | bit(15));
    EXPECT_EQ(count(king_steps(27)), 8);
    EXPECT_EQ(count(knight_steps(27)), 8);
}

TEST(StepSets, AreEmptyForNoSquare) {
    EXPECT_EQ(knight_steps(lowest(0)), 0);
    EXPECT_EQ(king_steps(lowest(0)), 0);
}

TEST(StepSets, PawnsAttackForwardWithinTheBoard) {
    EXPECT_EQ(pawn_attacks(Color::white, bit(8) | bit(15)), bit(17) | bit(22));
    EXPECT_EQ(pawn_attacks(Color::black, bit(8) | bit(12)), bit(1) | bit(3) | bit(5));
    EXPECT_EQ(pawn_attacks(Color::white, bit(60)), 0);
}

} // namespace
} // namespace core
