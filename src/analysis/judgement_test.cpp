#include "analysis/judgement.hpp"

#include <array>

#include <gtest/gtest.h>

namespace analysis {
namespace {

TEST(Judgement, GoesByThePointsLost) {
    EXPECT_EQ(judgement_of(0), Judgement::fine);
    EXPECT_EQ(judgement_of(49), Judgement::fine);
    EXPECT_EQ(judgement_of(50), Judgement::inaccuracy);
    EXPECT_EQ(judgement_of(99), Judgement::inaccuracy);
    EXPECT_EQ(judgement_of(100), Judgement::mistake);
    EXPECT_EQ(judgement_of(199), Judgement::mistake);
    EXPECT_EQ(judgement_of(200), Judgement::blunder);
    EXPECT_EQ(judgement_of(1000), Judgement::blunder);
}

TEST(Judgement, AccuracyIsHalvedByEachTenthOfAPoint) {
    EXPECT_EQ(accuracy({}), 1000);
    EXPECT_EQ(accuracy(std::array{0, 0, 0}), 1000);
    EXPECT_EQ(accuracy(std::array{100}), 500);
    EXPECT_EQ(accuracy(std::array{0, 100}), 750);
    EXPECT_EQ(accuracy(std::array{0, 200, 0, 100}), 688) << "rounded";
    EXPECT_EQ(accuracy(std::array{1000}), 1);
}

} // namespace
} // namespace analysis
