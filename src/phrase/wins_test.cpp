#include "phrase/wins.hpp"

#include <gtest/gtest.h>

#include "stackchess/notation.hpp"
#include "words/voices_fixture.hpp"

namespace phrase {
namespace {

using words::english;

/// The first puzzle that takes so many moves.
const puzzle::ForcedWin& win_in(int moves) {
    for (const puzzle::ForcedWin& win : puzzle::forced_wins())
        if (win.moves == moves) return win;
    ADD_FAILURE() << moves;
    return puzzle::forced_wins().front();
}

/// A move that loses the win.
puzzle::Move wrong_move(const puzzle::WinTrial& trial) {
    puzzle::WinPosition::MoveList moves;
    trial.position().generate(moves);
    for (const puzzle::Move move : moves)
        if (trial.refutation(move)) return move;
    return {};
}

TEST(Wins, SaysWhatCameOfAMove) {
    puzzle::WinTrial trial(win_in(2));
    const WinRemark wrong = play_win(english, trial, wrong_move(trial));
    EXPECT_FALSE(wrong.is_right);
    EXPECT_TRUE(wrong.text.starts_with("Black would answer ")) << wrong.text;
    EXPECT_TRUE(trial.moves().empty());
    const WinRemark right = play_win(english, trial, trial.solution());
    EXPECT_TRUE(right.is_right);
    EXPECT_TRUE(right.text.starts_with("Right. Black answers ")) << right.text;
    EXPECT_TRUE(right.text.ends_with(": 1 move left.")) << right.text;
    EXPECT_EQ(play_win(english, trial, wrong_move(trial)).text,
              "This move does not capture everything. Look for another move.");
    EXPECT_EQ(play_win(english, trial, trial.solution()).text,
              "Well done! Everything is captured.");
}

TEST(Wins, SaysWhatThereIsToDo) {
    EXPECT_EQ(win_title(english, 2), "Puzzle 3 of 110");
    EXPECT_EQ(win_task(english, win_in(1)), "White to move and capture everything in 1 move.");
    EXPECT_EQ(win_difficulty(english, puzzle::forced_wins().front()), "Difficulty 1 of 5");
    const puzzle::WinTrial trial(win_in(1));
    EXPECT_EQ(win_hint(english, trial),
              "Hint: move the stack on " + core::to_text(trial.solution().from()) + ".");
}

} // namespace
} // namespace phrase
