#include "puzzle/forced_win.hpp"

#include <gtest/gtest.h>

#include "stackchess/notation.hpp"

namespace puzzle {
namespace {

/// The queen takes the rook under her along the rank.
constexpr ForcedWin in_one{"5/1b2(RQ)/5/5/1(RNN)3 w - 0 1", 1, 1};
constexpr ForcedWin in_two{"2bb(RR)/5/5/2(QN)2/5 w - 0 1", 2, 2};

Move move_in(const WinTrial& trial, std::string_view text) {
    return read_move(trial.position(), text).value();
}

TEST(WinTrial, IsSolvedByItsSolution) {
    for (const ForcedWin& win : forced_wins()) {
        WinTrial trial(win);
        for (int left = win.moves; left > 0; --left) {
            EXPECT_EQ(trial.moves_left(), left) << win.position;
            ASSERT_TRUE(trial.play(trial.solution())) << win.position;
        }
        EXPECT_TRUE(trial.is_solved()) << win.position;
        EXPECT_EQ(trial.moves().size(), static_cast<std::size_t>(2 * win.moves - 1));
        EXPECT_EQ(trial.position().outcome().winner(), core::Color::white);
    }
}

TEST(WinTrial, ChangesNothingByAWrongMove) {
    WinTrial trial(in_two);
    const Move wrong = move_in(trial, "2c2a1");
    EXPECT_FALSE(trial.play(wrong));
    EXPECT_EQ(trial.moves_left(), 2);
    EXPECT_TRUE(trial.moves().empty());
    const auto answer = trial.refutation(wrong);
    ASSERT_TRUE(answer);
    WinPosition after = trial.position();
    after.play(wrong);
    after.play(*answer);
    EXPECT_TRUE(winning_moves(after, 1).empty()) << "the answer holds";
}

TEST(WinTrial, FindsNothingAgainstTheSolution) {
    WinTrial trial(in_one);
    EXPECT_EQ(winning_moves(trial.position(), 1).size(), 1U);
    EXPECT_FALSE(trial.refutation(trial.solution()));
    EXPECT_TRUE(trial.play(trial.solution()));
    EXPECT_EQ(trial.moves().size(), 1U);
}

} // namespace
} // namespace puzzle
