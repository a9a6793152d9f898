#include "view/archive_screen.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "file/folder.hpp"
#include "keep/files.hpp"
#include "view/app_files_fixture.hpp"

namespace view {
namespace {

/// A game that White gives up after one move.
void play_game(AppHands& hands) {
    hands.app().obey(StartGame{*chess_game().game});
    hands.play("e2 e4");
    hands.type("ay");
    hands.tick(1000);
    hands.key(Key::escape);
}

void open_archive(AppHands& hands) { hands.app().obey(ShowScreen{ScreenKind::archive}); }

TEST(ArchiveScreenTest, SaysThatItIsEmpty) {
    AppHands hands(chess_game());
    open_archive(hands);
    EXPECT_TRUE(hands.says("No finished games yet."));
}

TEST(ArchiveScreenTest, IsReachedFromTheMenu) {
    AppHands hands(chess_game());
    hands.key(Key::escape);
    for (const Label& label : shapes_of<Label>(hands.app().scene()))
        if (label.text == "Finished games") hands.click(label.area.center());
    EXPECT_EQ(hands.app().front(), ScreenKind::archive);
}

TEST(ArchiveScreenTest, ShowsEveryFinishedGameWithItsPosition) {
    AppHands hands(chess_game());
    play_game(hands);
    open_archive(hands);
    EXPECT_TRUE(hands.says("wins by resignation. chess, anonymous against anonymous, 1 half-move"));
}

TEST(ArchiveScreenTest, OpensAGameAsItEnded) {
    AppHands hands(chess_game());
    play_game(hands);
    hands.app().obey(StartGame{*stackchess_game().game});
    open_archive(hands);
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.game().rules, game::Rules::chess);
    EXPECT_TRUE(hands.game().outcome.is_over());
    EXPECT_FALSE(hands.screen().card) << "it ended before";
}

TEST(ArchiveScreenTest, DeletesAGameOnceThatIsAsked) {
    AppHands hands(chess_game());
    play_game(hands);
    open_archive(hands);
    hands.key(Key::remove);
    ASSERT_TRUE(hands.game().asked);
    hands.type("y");
    EXPECT_EQ(hands.app().front(), ScreenKind::archive) << "what is left is seen";
    EXPECT_TRUE(hands.says("No finished games yet."));
}

TEST_F(AppFiles, AnalysesWhatCanBeReadOfADamagedFinishedGame) {
    AppHands hands(kept(chess_game()));
    play_game(hands);
    const std::string path =
        places_.archive + '/' + keep::Files(places_).archive_names().at(0).name + ".pgn";
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - 3);
    open_archive(hands);
    hands.key(Key::enter);
    ASSERT_TRUE(hands.game().asked);
    hands.type("n");
    EXPECT_EQ(hands.app().front(), ScreenKind::archive);
    hands.type("i");
    ASSERT_TRUE(hands.game().asked);
    hands.type("y");
    EXPECT_EQ(hands.app().front(), ScreenKind::analysis);
}

TEST(ArchiveScreenTest, GivesAGameAName) {
    AppHands hands(chess_game());
    play_game(hands);
    open_archive(hands);
    hands.key(Key::f2);
    hands.type("a/b");
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::archive) << "that is no name";
    hands.key(Key::backspace, 3);
    hands.type("Evening");
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::archive) << "with the new name";
    EXPECT_TRUE(hands.shows("Evening (2"));
    EXPECT_TRUE(hands.says("is now called Evening")) << "what was done";
    hands.key(Key::f2);
    EXPECT_TRUE(hands.shows("Name (empty: the date alone)"));
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::archive);
    EXPECT_FALSE(hands.shows("Name (empty: the date alone)"));
}

TEST(ArchiveScreenTest, WritesAGameToAFile) {
    const file::TemporaryFolder folder;
    AppHands hands(chess_game());
    play_game(hands);
    open_archive(hands);
    hands.control('s');
    hands.give(TextPasted{folder.at("game.pgn")});
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::archive);
    EXPECT_TRUE(hands.says("Game written to " + folder.at("game.pgn") + "."));
    EXPECT_TRUE(file::exists(folder.at("game.pgn")));
    hands.control('s');
    hands.give(TextPasted{folder.at("game")}); // gets the same ending
    hands.key(Key::enter);
    ASSERT_TRUE(hands.game().asked) << "whether the file is to be replaced";
    hands.type("y");
    EXPECT_EQ(hands.app().front(), ScreenKind::archive);
    EXPECT_TRUE(hands.says("Game written to "));
}

TEST(ArchiveScreenTest, GoesBackFromTheFileToTheGames) {
    AppHands hands(chess_game());
    play_game(hands);
    open_archive(hands);
    hands.control('s');
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::archive);
    EXPECT_TRUE(hands.says("wins by resignation."));
}

TEST(ArchiveScreenTest, TurnsPages) {
    AppHands hands(chess_game());
    for (int i = 0; i < 13; ++i) play_game(hands);
    open_archive(hands);
    EXPECT_TRUE(hands.says("1 to 12 of 13"));
    const auto press = [&](const char* text) {
        for (const Label& label : shapes_of<Label>(hands.app().scene()))
            if (label.text == text) return hands.click(label.area.center());
        FAIL() << text;
    };
    press("Older");
    EXPECT_TRUE(hands.says("13 to 13 of 13"));
    press("Newer");
    EXPECT_TRUE(hands.says("1 to 12 of 13"));
}

} // namespace
} // namespace view
