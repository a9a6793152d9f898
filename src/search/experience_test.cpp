#include "search/experience.hpp"

#include <gtest/gtest.h>

namespace search {
namespace {

TEST(HistoryEntry, StaysWithinItsLimits) {
    HistoryEntry worth;
    for (int i = 0; i < 1'000; ++i) worth.add(1'800);
    EXPECT_GT(worth, HistoryEntry::limit * 9 / 10);
    EXPECT_LE(worth, HistoryEntry::limit);
    for (int i = 0; i < 1'000; ++i) worth.add(-1'800);
    EXPECT_LT(worth, -HistoryEntry::limit * 9 / 10);
    EXPECT_GE(worth, -HistoryEntry::limit);
}

TEST(HistoryEntry, FollowsTheLatest) {
    HistoryEntry worth;
    worth.add(1'000);
    EXPECT_EQ(worth, 1'000);
    for (int i = 0; i < 100; ++i) worth.add(1'000);
    const int high = worth;
    worth.add(-1'000);
    EXPECT_LT(worth, high - 1'000) << "what was long one way turns quickly";
}

} // namespace
} // namespace search
