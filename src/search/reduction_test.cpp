#include "search/reduction.hpp"

#include <gtest/gtest.h>

namespace search {
namespace {

TEST(Reduction, KnowsLogarithms) {
    EXPECT_EQ(log2_parts(1), 0);
    EXPECT_EQ(log2_parts(2), one_ply);
    EXPECT_EQ(log2_parts(64), 6 * one_ply);
    EXPECT_NEAR(log2_parts(3), 1.585 * one_ply, 1);
    EXPECT_NEAR(log2_parts(100), 6.644 * one_ply, 1);
}

TEST(Reduction, GrowsWithDepthAndLateness) {
    for (int depth = 1; depth < 60; ++depth)
        for (std::size_t index = 1; index < 60; ++index) {
            EXPECT_LE(reduction({}, depth, index), reduction({}, depth + 1, index));
            EXPECT_LE(reduction({}, depth, index), reduction({}, depth, index + 1));
        }
    EXPECT_LT(reduction({}, 3, 2), 2 * one_ply);
    EXPECT_GT(reduction({}, 20, 30), 4 * one_ply);
    EXPECT_EQ(reduction({}, 1'000, 10'000), reduction({}, 127, 127));
}

} // namespace
} // namespace search
