#include "search/time_plan.hpp"

#include <gtest/gtest.h>

namespace search {
namespace {

using namespace std::chrono_literals;

TEST(TimePlan, SharesTheTimeLeft) {
    const TimePlan plan = plan_time(60s, 0s, 0, 10ms);
    EXPECT_GT(plan.usual, 1s);
    EXPECT_LT(plan.usual, 4s);
    EXPECT_GT(plan.most, plan.usual);
    EXPECT_LT(plan.most, 15s);
}

TEST(TimePlan, SpendsIncrementsAndWhatComesBack) {
    EXPECT_GT(plan_time(60s, 2s, 0, 10ms).usual, plan_time(60s, 0s, 0, 10ms).usual + 1s);
    EXPECT_GT(plan_time(60s, 0s, 5, 10ms).usual, 2 * plan_time(60s, 0s, 0, 10ms).usual);
    EXPECT_GT(plan_time(60s, 0s, 1, 10ms).usual, 30s) << "nothing is left to be saved for";
}

TEST(TimePlan, NeverTakesMoreThanThereIs) {
    for (const auto left : {-5'000ms, 0ms, 1ms, 7ms, 30ms, 500ms, 60'000ms})
        for (const auto increment : {0ms, 10ms, 30'000ms})
            for (const int moves : {0, 1, 2, 40, 1'000'000}) {
                const TimePlan plan = plan_time(left, increment, moves, 10ms);
                EXPECT_GE(plan.usual, 1ms);
                EXPECT_GE(plan.most, plan.usual);
                EXPECT_LE(plan.most, std::max(left - 10ms, 1ms));
            }
}

/// A game in which every move takes as long as it may, plus the overhead.
TEST(TimePlan, LeavesTimeForEveryMove) {
    auto left = 1'000ms;
    for (int move = 0; move < 300; ++move) {
        left -= plan_time(left, 10ms, 0, 5ms).most + 4ms;
        ASSERT_GT(left, 0ms) << move;
        left += 10ms;
    }
}

} // namespace
} // namespace search
