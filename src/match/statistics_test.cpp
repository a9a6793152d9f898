#include "match/statistics.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "match/sprt.hpp"

namespace match {
namespace {

constexpr Pairs many{39, 220, 482, 258, 51};

/// With all games finished.
MatchScore score_of(const Pairs& pairs) {
    std::uint64_t games = 0;
    std::uint64_t half_points = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        games += 2 * pairs[i];
        half_points += i * pairs[i];
    }
    const WinDrawLoss results{.wins = half_points / 2,
                              .draws = half_points % 2,
                              .losses = games - half_points / 2 - half_points % 2};
    return {results, pairs};
}

TEST(Elo, OfKnownShares) {
    EXPECT_NEAR(elo_of(0.5), 0, 1e-9);
    EXPECT_NEAR(elo_of(0.64), 99.951, 0.001);
    EXPECT_NEAR(elo_of(0.76), 200.241, 0.001);
    EXPECT_NEAR(elo_of(0.75), 190.849, 0.001);
    EXPECT_NEAR(elo_of(0.25), -190.849, 0.001);
    EXPECT_EQ(elo_of(1), std::numeric_limits<double>::infinity());
    EXPECT_EQ(elo_of(0), -std::numeric_limits<double>::infinity());
    for (const double elo : {-300.0, -5.0, 0.0, 42.0})
        EXPECT_NEAR(elo_of(share_of(elo)), elo, 1e-6);
}

TEST(WinDrawLoss, CountsADrawHalf) {
    EXPECT_DOUBLE_EQ((WinDrawLoss{3, 2, 1}).share(), 4.0 / 6);
    EXPECT_DOUBLE_EQ(WinDrawLoss{}.share(), 0.5);
    WinDrawLoss sum{1, 2, 3};
    sum += WinDrawLoss{10, 20, 30};
    EXPECT_EQ(sum, (WinDrawLoss{11, 22, 33}));
}

TEST(Estimate, OfManyPairs) {
    const auto share = share_estimate(score_of(many));
    ASSERT_TRUE(share);
    EXPECT_NEAR(share->value, 0.514762, 1e-6);
    EXPECT_NEAR(share->low, 0.501261, 1e-6);
    EXPECT_NEAR(share->high, 0.528263, 1e-6);
    const auto elo = elo_estimate(score_of(many));
    EXPECT_NEAR(elo->value, 10.2606, 1e-4);
    EXPECT_NEAR(elo->low, 0.8759, 1e-4);
    EXPECT_NEAR(elo->high, 19.6603, 1e-4);
    EXPECT_NEAR(superiority(score_of(many)).value(), 0.983926, 1e-6);
}

TEST(Estimate, OfFewPairsIsWide) {
    const auto share = share_estimate(score_of({0, 2, 2, 2, 2}));
    ASSERT_TRUE(share);
    EXPECT_DOUBLE_EQ(share->value, 0.625);
    EXPECT_NEAR(share->low, 0.375191, 1e-6);
    EXPECT_NEAR(share->high, 0.874809, 1e-6);
    EXPECT_NEAR(superiority(score_of({0, 2, 2, 2, 2})).value(), 0.862327, 1e-6);
    // One or two pairs tell nothing.
    for (const Pairs& pairs : {Pairs{0, 0, 1, 0, 0}, Pairs{0, 0, 1, 1, 0}}) {
        EXPECT_EQ(share_estimate(score_of(pairs))->low, 0);
        EXPECT_EQ(share_estimate(score_of(pairs))->high, 1);
    }
}

TEST(Estimate, OfNothingIsNone) {
    EXPECT_FALSE(share_estimate(score_of({})));
    EXPECT_FALSE(elo_estimate(score_of({})));
    EXPECT_FALSE(superiority(score_of({})));
}

TEST(Estimate, IsNeverCertain) {
    const auto drawn = share_estimate(score_of({0, 0, 10, 0, 0}));
    EXPECT_DOUBLE_EQ(drawn->value, 0.5);
    EXPECT_GT(drawn->high - drawn->low, 0.02);
    EXPECT_NEAR(superiority(score_of({0, 0, 10, 0, 0})).value(), 0.5, 1e-9);
    const auto won = share_estimate(score_of({0, 0, 0, 0, 10}));
    EXPECT_DOUBLE_EQ(won->value, 1);
    EXPECT_LT(won->low, 0.98);
    // More of the same gives more certainty.
    EXPECT_GT(share_estimate(score_of({0, 0, 0, 0, 100}))->low, won->low);
}

TEST(Estimate, IsOfAllGamesThatHaveEnded) {
    // Three pairs of one point each, and a game that was won.
    const MatchScore score{{.wins = 4, .draws = 0, .losses = 3}, {0, 0, 3, 0, 0}};
    EXPECT_DOUBLE_EQ(share_estimate(score)->value, score.results.share());
    EXPECT_DOUBLE_EQ(elo_estimate(score)->value, elo_of(score.results.share()));
    EXPECT_GT(superiority(score).value(), 0.5);
}

TEST(Estimate, ContradictsNoLikelihood) {
    // The interval starts above equality from 97.5% on and no sooner, however lopsided the score.
    for (const Pairs& pairs : {Pairs{0, 0, 1, 2, 9}, Pairs{0, 1, 2, 2, 3}, Pairs{1, 0, 0, 1, 6},
                               Pairs{0, 0, 0, 1, 30}, Pairs{5, 5, 5, 8, 9}}) {
        const MatchScore score = score_of(pairs);
        EXPECT_EQ(elo_estimate(score)->low > 0, superiority(score).value() > 0.975);
    }
}

TEST(Sprt, EndsAtWaldsBounds) {
    EXPECT_NEAR(Sprt{}.upper(), 2.944439, 1e-6);
    EXPECT_NEAR(Sprt{}.lower(), -2.944439, 1e-6);
    const Sprt careful{.alpha = 0.01, .beta = 0.1};
    EXPECT_NEAR(careful.upper(), std::log(0.9 / 0.01), 1e-9);
    EXPECT_NEAR(careful.lower(), std::log(0.1 / 0.99), 1e-9);
}

TEST(Sprt, KnowsTheRatioOfManyPairs) {
    EXPECT_NEAR(log_likelihood_ratio({.elo0 = 0, .elo1 = 5}, many), 1.692583, 1e-5);
    EXPECT_NEAR(log_likelihood_ratio({.elo0 = 0, .elo1 = 2}, many), 0.807251, 1e-5);
}

TEST(Sprt, OfWonAndLostPairsAloneIsThatOfCoins) {
    const double share0 = share_of(0);
    const double share1 = share_of(10);
    const double ratio =
        70 * std::log(share1 / share0) + 30 * std::log((1 - share1) / (1 - share0));
    EXPECT_NEAR(log_likelihood_ratio({.elo0 = 0, .elo1 = 10}, {30, 0, 0, 0, 70}), ratio, 1e-3);
}

TEST(Sprt, Decides) {
    const Sprt sprt{.elo0 = 0, .elo1 = 10};
    EXPECT_EQ(decide(sprt, {}), SprtDecision::none);
    EXPECT_EQ(decide(sprt, {1, 2, 5, 2, 1}), SprtDecision::none);
    EXPECT_EQ(decide(sprt, {50, 200, 500, 300, 120}), SprtDecision::elo1);
    EXPECT_EQ(decide(sprt, {120, 300, 500, 200, 50}), SprtDecision::elo0);
}

} // namespace
} // namespace match
