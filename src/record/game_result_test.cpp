#include "record/game_result.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

using game::Color;
using game::Outcome;
using game::Reason;

TEST(GameResult, TextAndBack) {
    for (const auto result :
         {GameResult::unfinished, GameResult::white_wins, GameResult::black_wins, GameResult::draw})
        EXPECT_EQ(read_result(to_text(result)), result);
    EXPECT_EQ(read_result("1/2"), GameResult::draw);
    EXPECT_EQ(read_result("½-½"), GameResult::draw);
    EXPECT_EQ(read_result("1:0"), GameResult::white_wins);
    EXPECT_EQ(read_result("½ : ½"), GameResult::draw);
    EXPECT_EQ(read_result("0-0"), std::nullopt);
    EXPECT_EQ(read_result("1;0"), std::nullopt);
    EXPECT_EQ(read_result(""), std::nullopt);
}

TEST(GameResult, OutcomeAndBack) {
    const Outcome outcomes[] = {Outcome{}, Outcome::win(Color::white, Reason::checkmate),
                                Outcome::win(Color::black, Reason::time),
                                Outcome::draw(Reason::agreement)};
    for (const Outcome& outcome : outcomes)
        EXPECT_EQ(outcome_of(result_of(outcome), outcome.reason()), outcome);
}

TEST(GameResult, EveryReasonHasAWordOfItsOwn) {
    for (int i = 1; i <= static_cast<int>(Reason::too_many_moves); ++i) {
        const auto reason = static_cast<Reason>(i);
        EXPECT_EQ(read_reason_word(reason_word(reason)), reason);
    }
    EXPECT_EQ(reason_word(Reason::none), "");
    EXPECT_EQ(read_reason_word(""), std::nullopt);
}

TEST(GameResult, ReasonsAgreeWithResults) {
    EXPECT_TRUE(agrees(GameResult::draw, Reason::time));
    EXPECT_TRUE(agrees(GameResult::white_wins, Reason::resignation));
    EXPECT_TRUE(agrees(GameResult::unfinished, Reason::none));
    EXPECT_FALSE(agrees(GameResult::draw, Reason::checkmate));
    EXPECT_FALSE(agrees(GameResult::black_wins, Reason::stalemate));
    EXPECT_FALSE(agrees(GameResult::unfinished, Reason::time));
}

} // namespace
} // namespace record
