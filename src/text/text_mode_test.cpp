// Tests of keeping, saving and leaving a game at the terminal.

#include "text/text_mode.hpp"

#include <deque>
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "keep/home_fixture.hpp"
#include "keep/running.hpp"
#include "keep/saves.hpp"
#include "text/terminal_fixture.hpp"

namespace text {
namespace {

class TextMode : public testing::Test {
  protected:
    /// The output of a game when these lines are typed.
    std::string played(std::deque<std::string> lines, const GameSource& source = {}) const {
        ScriptedTerminal terminal(std::move(lines));
        TextOptions options{.voice = {words::Language::english}};
        if (has_home_) options.places = home_.places();
        run_game(terminal, options, source);
        return terminal.shown();
    }
    std::size_t games_left() const {
        return keep::RunningGames(home_.places().running).interrupted().size();
    }

    bool has_home_ = true;
    keep::TemporaryHome home_;
};

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t times = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
    return times;
}

TEST_F(TextMode, SaysOnceThatNothingIsKeptAndAsksBeforeItIsLost) {
    has_home_ = false;
    const std::string shown = played({"a2a3", "q", "n", "b5b4", "q", "y"});
    EXPECT_EQ(count(shown, "Nothing can be saved"), 3U) << shown;
    EXPECT_EQ(count(shown, "Leave the game anyway (y/n)?"), 2U) << shown;
    EXPECT_EQ(count(shown, "b5-b4"), 1U) << "it went on";
}

TEST_F(TextMode, LeavesNothingBehindOfASaveThatWasOnlyLookedAt) {
    played({"a2a3", "save", "evening"});
    const GameSource evening{.load = "evening"};
    EXPECT_EQ(count(played({"q"}, evening), "The game is kept"), 0U);
    EXPECT_EQ(games_left(), 1U) << "the one that was played";
    EXPECT_EQ(count(played({"b5b4", "q"}, evening), "The game is kept"), 1U);
    EXPECT_EQ(games_left(), 2U);
}

TEST_F(TextMode, KeepsAFinishedGameThatCannotBeSaved) {
    played({"a2a3", "save", "evening"});
    const std::string saves = home_.places().saves;
    std::filesystem::remove_all(saves);
    std::ofstream(saves) << "no folder";
    const std::string shown = played({"resign", "y"}, {.resume = true});
    EXPECT_EQ(count(shown, "Could not save"), 1U) << shown;
    EXPECT_EQ(games_left(), 1U);
    std::filesystem::remove(saves);
    EXPECT_EQ(count(played({}, {.resume = true}), "Game saved"), 1U);
    EXPECT_EQ(games_left(), 0U);
    EXPECT_TRUE(keep::Saves(saves).load("evening"));
}

TEST_F(TextMode, DoesNotWriteOverADamagedSave) {
    played({"a2a3", "b5b4", "save", "evening"});
    const std::string path = home_.places().saves + "/evening.pgn";
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - 3);
    const auto size = std::filesystem::file_size(path);
    const std::string shown = played({"y", "resign", "y"}, {.load = "evening"});
    EXPECT_EQ(count(shown, "Game saved"), 0U) << shown;
    EXPECT_EQ(std::filesystem::file_size(path), size);
}

TEST_F(TextMode, SaysThatTheGameIsOpenElsewhere) {
    played({"a2a3"});
    const keep::RunningGames games(home_.places().running);
    const auto taken = games.take(games.interrupted().at(0));
    ASSERT_TRUE(taken);
    const std::string shown = played({}, {.resume = true});
    EXPECT_EQ(count(shown, "the game is open in another program"), 1U) << shown;
}

TEST_F(TextMode, AsksBeforeItReplacesWhatAnotherProgramHasSaved) {
    played({"a2a3", "save evening"});
    const std::string path = home_.places().saves + "/evening.pgn";
    std::filesystem::remove(path);
    std::ofstream(path) << "1. e4 *\n";
    const std::string shown = played({"a5a4", "save evening", "n"}, {.resume = true});
    EXPECT_EQ(count(shown, "already exists"), 1U) << shown;
    EXPECT_EQ(std::filesystem::file_size(path), 8U);
}

} // namespace
} // namespace text
