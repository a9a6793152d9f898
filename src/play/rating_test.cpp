#include "play/rating.hpp"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

namespace play {
namespace {

TEST(Rating, FollowsThePublishedExample) {
    const std::array games{RatedGame{1400, 30, 1}, RatedGame{1550, 100, 0},
                           RatedGame{1700, 300, 0}};
    const Rating after = rating_after({1500, 200, 0.06}, games);
    EXPECT_NEAR(after.value, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Rating, OnlyGrowsUncertainWithoutGames) {
    const Rating after = rating_after({1600, 200, 0.06}, {});
    EXPECT_EQ(after.value, 1600);
    EXPECT_NEAR(after.deviation, 200.2714, 0.0001); // of the same example
    EXPECT_EQ(after.volatility, 0.06);
    EXPECT_EQ(rating_after({1600, 350, 0.06}, {}).deviation, 350);
}

TEST(Rating, StaysSensibleWhateverHappens) {
    for (const double score : {0.0, 0.5, 1.0})
        for (const double opponent : {0.0, 1500.0, 4000.0}) {
            Rating rating;
            for (int i = 0; i < 2000; ++i) {
                const std::array game{RatedGame{opponent, level_deviation, score}};
                rating = rating_after(rating, game);
                ASSERT_TRUE(std::isfinite(rating.value) && std::abs(rating.value) < 10'000);
                ASSERT_TRUE(rating.deviation > 10 && rating.deviation <= 350);
                ASSERT_TRUE(rating.volatility > 0.01 && rating.volatility < 1);
            }
        }
}

} // namespace
} // namespace play
