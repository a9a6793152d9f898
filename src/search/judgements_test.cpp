#include "search/judgements.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace search {
namespace {

TEST(Judgements, AsksOnceForWhatItKeeps) {
    Judgements judgements;
    core::Random random(5);
    for (const Score score : {0, 1, -1, max_evaluation, -max_evaluation}) {
        const core::PositionKey key = random.next();
        int asked = 0;
        const auto judge = [&] {
            ++asked;
            return score;
        };
        EXPECT_EQ(judgements.find(key, judge), score);
        EXPECT_EQ(judgements.find(key, judge), score);
        EXPECT_EQ(asked, 1);
    }
}

TEST(Judgements, TakesNoKeyForAnother) {
    Judgements judgements;
    const core::PositionKey key = 0x0123456789ABCDEF;
    EXPECT_EQ(judgements.find(key, [] { return 7; }), 7);
    for (int bit = 0; bit < 64; ++bit)
        EXPECT_EQ(judgements.find(key ^ core::PositionKey{1} << bit, [&] { return bit; }), bit);
}

} // namespace
} // namespace search
