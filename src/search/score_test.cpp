#include "search/score.hpp"

#include <gtest/gtest.h>

namespace search {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;

TEST(Score, TellsThePliesToTheEnd) {
    EXPECT_EQ(plies_to_end(win_in(3)), 3);
    EXPECT_EQ(plies_to_end(loss_in(4)), -4);
    EXPECT_EQ(plies_to_end(draw), std::nullopt);
    EXPECT_EQ(plies_to_end(max_evaluation), std::nullopt);
    EXPECT_EQ(plies_to_end(-max_evaluation), std::nullopt);
}

TEST(Score, PrefersEarlyWinsAndLateLosses) {
    EXPECT_GT(win_in(1), win_in(3));
    EXPECT_GT(loss_in(4), loss_in(2));
    EXPECT_GT(win_in(max_ply), max_evaluation);
    EXPECT_LT(loss_in(max_ply), -max_evaluation);
}

TEST(Score, JudgesOutcomesForTheSideToMove) {
    const Outcome white_wins = Outcome::win(Color::white, Reason::all_captured);
    EXPECT_EQ(score_of(white_wins, Color::white, 3), win_in(3));
    EXPECT_EQ(score_of(white_wins, Color::black, 3), loss_in(3));
    EXPECT_EQ(score_of(Outcome::draw(Reason::stalemate), Color::black, 3), draw);
}

TEST(Score, CountsFromThePositionInTheTable) {
    for (const Score score : {win_in(9), loss_in(8), 37, -37, draw}) {
        EXPECT_EQ(from_root(from_here(score, 5), 5), score);
    }
    EXPECT_EQ(from_here(win_in(9), 5), win_in(4));
    EXPECT_EQ(from_here(loss_in(9), 5), loss_in(4));
    EXPECT_EQ(from_here(37, 5), 37);
}

TEST(Score, SeesWindowsFromBothSides) {
    const ScoreWindow window{10, 50};
    EXPECT_EQ((-window).alpha, -50);
    EXPECT_EQ((-window).beta, -10);
    EXPECT_FALSE(window.is_null());
    EXPECT_TRUE(window.null().is_null());
    EXPECT_EQ(window.null().alpha, 10);
}

} // namespace
} // namespace search
