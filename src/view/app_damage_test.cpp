#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "view/app_files_fixture.hpp"

namespace view {
namespace {

namespace fs = std::filesystem;

TEST_F(AppFiles, CallsOnlySavesSaves) {
    const std::string letter = folder_.path() + "/letter.txt";
    std::ofstream(letter) << "Dear Anne,\nI am well.\n";
    const std::string damaged = folder_.path() + "/game.pgn";
    std::ofstream(damaged) << "1. e4 e5 2. Ke4 *\n";
    AppHands hands(kept(stackchess_game()));
    hands.give(FileDropped{letter});
    EXPECT_EQ(hands.notice(), "There is no game in " + letter + ".");
    EXPECT_FALSE(hands.game().asked) << "nothing of it can be played";
    hands.give(FileDropped{letter + "x"});
    EXPECT_EQ(hands.notice(), "The file " + letter + "x does not exist.");
    hands.give(FileDropped{damaged});
    ASSERT_TRUE(hands.game().asked);
    EXPECT_TRUE(
        std::get<room::DamagedGame>(*hands.game().asked)
            .damage.starts_with("The game in " + damaged + " can only be read up to line 1"));
    AppOptions missing = restarted();
    missing.load = "letter.txt";
    EXPECT_EQ(AppHands(missing).notice(), "The file letter.txt does not exist.");
}

/// Interrupted games, the newest of which is damaged.
class AppDamage : public AppFiles {
  protected:
    void leave_game(std::string_view moves) {
        AppHands hands(kept(chess_game()));
        hands.play(moves);
    }
    void damage_newest() {
        fs::path newest;
        for (const auto& entry : fs::directory_iterator(places_.running))
            if (newest.empty() || entry.last_write_time() > fs::last_write_time(newest))
                newest = entry.path();
        fs::resize_file(newest, fs::file_size(newest) - 3);
    }
};

TEST_F(AppDamage, IsPassedOverForAnOlderGame) {
    leave_game("e2 e4");
    fs::last_write_time(fs::directory_iterator(places_.running)->path(),
                        fs::file_time_type::clock::now() - std::chrono::hours(1));
    leave_game("d2 d4 d7 d5");
    damage_newest();
    AppHands hands(restarted());
    EXPECT_EQ(hands.last_move(), "e2e4");
    EXPECT_TRUE(hands.notice().starts_with("The last game is damaged"));
    EXPECT_EQ(files_in(places_.running), 2U);
}

TEST_F(AppDamage, IsAskedAboutWhereThereIsNoOtherGame) {
    leave_game("d2 d4 d7 d5");
    damage_newest();
    AppHands hands(restarted());
    EXPECT_TRUE(hands.says("Resume at half-move 3?"));
    hands.type("y");
    EXPECT_EQ(hands.last_move(), "d7d5");
    EXPECT_EQ(files_in(places_.running), 1U);
}

} // namespace
} // namespace view
