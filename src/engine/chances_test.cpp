#include "engine/chances.hpp"

#include <gtest/gtest.h>

namespace engine {
namespace {

constexpr auto all_rules = {game::Rules::stackchess, game::Rules::chess};

TEST(Chances, AreCertainWhereTheEndIsProven) {
    for (const game::Rules rules : all_rules) {
        EXPECT_EQ(chances_of(rules, search::win_in(7)), (Chances{.win = 1000}));
        EXPECT_EQ(chances_of(rules, search::loss_in(8)), (Chances{.loss = 1000}));
    }
}

TEST(Chances, OfTheOneAreThoseOfTheOtherTurnedRound) {
    for (const game::Rules rules : all_rules)
        for (const int score : {0, 1, 35, 100, 480, 2'000, search::max_evaluation}) {
            const Chances ours = chances_of(rules, score);
            EXPECT_EQ(chances_of(rules, -score), (Chances{ours.loss, ours.draw, ours.win}));
            EXPECT_EQ(ours.win + ours.draw + ours.loss, 1000);
        }
}

TEST(Chances, GrowWithTheScore) {
    for (const game::Rules rules : all_rules) {
        EXPECT_EQ(chances_of(rules, 0).points(), 500);
        for (int score = -600; score < 600; score += 20) {
            const Chances before = chances_of(rules, score);
            const Chances after = chances_of(rules, score + 20);
            EXPECT_GT(after.points(), before.points());
            EXPECT_GE(after.draw, 0);
        }
        EXPECT_GT(chances_of(rules, 5'000).win, 995);
    }
}

TEST(Chances, OfADrawAreGreaterInChess) {
    for (const int score : {0, 100, 200})
        EXPECT_GT(chances_of(game::Rules::chess, score).draw,
                  chances_of(game::Rules::stackchess, score).draw);
}

} // namespace
} // namespace engine
