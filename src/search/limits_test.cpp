#include "search/limits.hpp"

#include <gtest/gtest.h>

namespace search {
namespace {

/// Spends nodes until the budget is exhausted, at most a million; returns how many.
std::uint64_t spend_all(Budget& budget) {
    while (!budget.spend() && budget.nodes() < 1'000'000) {
    }
    return budget.nodes();
}

TEST(Budget, CountsNodesExactly) {
    for (const std::uint64_t nodes : {1U, 2U, 511U, 512U, 513U, 70'001U}) {
        Budget budget({.nodes = nodes});
        EXPECT_FALSE(budget.is_spent());
        EXPECT_EQ(spend_all(budget), nodes);
        EXPECT_TRUE(budget.spend());
        EXPECT_EQ(budget.nodes(), nodes) << "nothing is counted any more";
    }
}

TEST(Budget, WithoutLimitsNeverEnds) {
    Budget budget{BudgetLimits{}};
    EXPECT_EQ(spend_all(budget), 1'000'000U);
    EXPECT_FALSE(budget.is_spent());
}

TEST(Budget, SeesTheStopFlagSoon) {
    std::atomic<bool> stop = false;
    Budget budget({.stop = &stop});
    for (int i = 0; i < 10'000; ++i) ASSERT_FALSE(budget.spend());
    stop = true;
    EXPECT_LE(spend_all(budget), 10'000U + 1'000U);
}

TEST(Budget, IsSpentAtOnceWhenStoppedBefore) {
    const std::atomic<bool> stop = true;
    EXPECT_TRUE(Budget({.stop = &stop}).is_spent());
}

TEST(Budget, EndsWithItsTime) {
    Budget budget({.time = std::chrono::milliseconds(1)});
    while (!budget.spend()) {
    }
    EXPECT_TRUE(budget.is_spent());
}

} // namespace
} // namespace search
