// Running, interrupted and saved games of the window.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/checksum.hpp"
#include "file/read_whole.hpp"
#include "keep/files.hpp"
#include "keep/profiles.hpp"
#include "view/app_files_fixture.hpp"

namespace view {
namespace {

namespace fs = std::filesystem;
using core::Color;

TEST_F(AppFiles, KeepsTheGameAfterEveryMoveAndResumesItAfterAnyExit) {
    {
        AppHands hands(kept(chess_game()));
        EXPECT_EQ(files_in(places_.running), 0U);
        hands.play("e2 e4");
        EXPECT_EQ(files_in(places_.running), 0U) << "it is seen before it is written";
        EXPECT_EQ(hands.app().next_wake(), hands.now());
        hands.tick(1000);
        EXPECT_EQ(files_in(places_.running), 1U);
        EXPECT_FALSE(hands.app().next_wake());
        hands.play("e7 e5");
    }
    AppHands again(restarted());
    EXPECT_EQ(again.game().history.size(), 3U);
    EXPECT_EQ(again.last_move(), "e7e5");
    EXPECT_EQ(again.notice(), "The game resumes where it left off.");
}

TEST_F(AppFiles, LeavesTheGameOfALaterProgramAlone) {
    fs::create_directories(places_.running);
    const std::string path = places_.running + "/later.pgn";
    {
        AppHands hands(kept(chess_game()));
        hands.play("e2 e4 e7 e5");
        fs::copy(fs::directory_iterator(places_.running)->path(), path);
    }
    std::string text = file::read_whole(path, 100'000).value();
    const std::string tag = "[SaveFormat \"1\"]";
    text.replace(text.find(tag), tag.size(), "[SaveFormat \"2\"]");
    text.replace(11, 16, 16, '0');
    text.replace(11, 16, core::checksum_text(core::checksum(text)));
    std::ofstream(path) << text;

    AppHands hands(kept(chess_game()));
    const int before = hands.game().game;
    hands.app().obey(ResumeGame{.game = {.path = path}});
    EXPECT_EQ(hands.game().game, before);
    EXPECT_EQ(file::read_whole(path, 100'000).value(), text);
}

TEST_F(AppFiles, LeavesNothingBehindOfAGameThatIsOver) {
    {
        AppHands hands(kept(chess_game()));
        hands.play("f2 f3 e7 e5 g2 g4 d8 h4");
    }
    EXPECT_EQ(files_in(places_.running), 0U);
    AppHands again(restarted());
    EXPECT_EQ(again.game().history.size(), 1U);
}

TEST_F(AppFiles, DeletesWhatCannotBeRead) {
    fs::create_directories(places_.running);
    std::ofstream(places_.running + "/0.pgn") << '\0';
    AppHands hands(kept(chess_game()));
    hands.control('o');
    EXPECT_TRUE(hands.shows("Interrupted games"));
    hands.key(Key::enter);
    EXPECT_TRUE(hands.says("Delete this damaged game?"));
    hands.type("y");
    EXPECT_EQ(files_in(places_.running), 0U);
    hands.control('o');
    EXPECT_FALSE(hands.shows("Interrupted games"));
}

TEST_F(AppFiles, LeadsFromTheMenuToTheInterruptedGames) {
    AppHands hands(kept(chess_game()), {640, 440});
    hands.play("e2 e4");
    for (int i = 0; i < 8; ++i) hands.app().obey(SaveGame{"save " + std::to_string(i)});
    hands.app().obey(StartGame{*chess_game().game});
    hands.app().obey(ShowScreen{ScreenKind::open});
    EXPECT_FALSE(hands.shows("Interrupted games")) << "they are far below";
    hands.key(Key::escape);
    hands.app().obey(ShowInterrupted{});
    EXPECT_TRUE(hands.shows("Interrupted games"));
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.last_move(), "e2e4");
}

TEST_F(AppFiles, DeletesInterruptedAndSavedGamesOneAfterTheOther) {
    AppHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.app().obey(SaveGame{"evening"});
    hands.play("e7 e5");
    hands.app().obey(StartGame{*chess_game().game});
    const auto interrupted = keep::Files(places_).interrupted();
    ASSERT_EQ(interrupted.size(), 1U);
    hands.app().obey(ShowScreen{ScreenKind::open});
    hands.app().obey(room::RemoveInterrupted{interrupted[0]});
    EXPECT_TRUE(hands.says("Delete the interrupted game from 20"));
    hands.type("n");
    EXPECT_EQ(hands.app().front(), ScreenKind::open);
    EXPECT_EQ(files_in(places_.running), 1U);
    hands.app().obey(room::RemoveInterrupted{interrupted[0]});
    hands.type("y");
    EXPECT_EQ(files_in(places_.running), 0U);
    EXPECT_EQ(hands.app().front(), ScreenKind::open);
    hands.key(Key::remove);
    EXPECT_TRUE(hands.says("Delete the saved game evening?"));
    hands.type("y");
    EXPECT_EQ(files_in(places_.saves), 0U);
}

TEST_F(AppFiles, ProposesTheNameOfAnInterruptedGameWhenItIsSaved) {
    AppHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.app().obey(StartGame{*chess_game().game});
    hands.app().obey(ShowScreen{ScreenKind::open});
    hands.key(Key::f2);
    hands.type("Final");
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::open);
    EXPECT_TRUE(hands.says("The interrupted game is now called Final."));
    EXPECT_TRUE(hands.shows("Final (2"));
    hands.key(Key::enter);
    EXPECT_EQ(hands.last_move(), "e2e4");
    hands.control('s');
    hands.key(Key::enter);
    EXPECT_EQ(hands.game().save_name, "Final");
}

TEST_F(AppFiles, LeadsBackToTheListFromADamagedGame) {
    AppHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.app().obey(SaveGame{"evening"});
    const std::string path = places_.saves + "/evening.pgn";
    fs::resize_file(path, fs::file_size(path) - 3);
    hands.app().obey(StartGame{*stackchess_game().game});
    fs::create_directories(places_.running);
    std::ofstream(places_.running + "/0.pgn") << '\0';
    hands.app().obey(ShowScreen{ScreenKind::open});
    hands.key(Key::enter);
    ASSERT_TRUE(hands.game().asked);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    hands.type("n");
    EXPECT_EQ(hands.app().front(), ScreenKind::open);
    hands.key(Key::enter);
    hands.type("y");
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.last_move(), "e2e4");
    hands.app().obey(ShowScreen{ScreenKind::open});
    hands.key(Key::tab);
    hands.key(Key::enter);
    EXPECT_TRUE(hands.says("Delete this damaged game?"));
    hands.type("n");
    EXPECT_EQ(hands.app().front(), ScreenKind::open);
    EXPECT_TRUE(hands.shows("unreadable"));
    hands.key(Key::enter);
    hands.type("y");
    EXPECT_EQ(hands.app().front(), ScreenKind::open);
    EXPECT_FALSE(hands.shows("unreadable"));
}

TEST_F(AppFiles, KeepsTheNameWhereASaveIsToStay) {
    AppHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.app().obey(SaveGame{"evening"});
    hands.app().obey(StartGame{*chess_game().game});
    hands.play("d2 d4");
    hands.app().obey(ShowScreen{ScreenKind::save});
    hands.type("evening");
    hands.key(Key::enter);
    hands.type("n");
    EXPECT_EQ(hands.app().front(), ScreenKind::save);
    hands.type("2");
    hands.key(Key::enter);
    EXPECT_EQ(hands.game().save_name, "evening2");
}

TEST_F(AppFiles, SaysOnceThatTheDiskCannotKeepTheGame) {
    std::ofstream(places_.running) << "no folder";
    AppHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.tick(1);
    EXPECT_TRUE(hands.notice().starts_with("The latest moves cannot be saved to disk"));
    hands.play("e7 e5");
    hands.tick(1);
    EXPECT_EQ(hands.notice(), "");
    const std::string unkept = "The game is not saved to disk.";
    EXPECT_TRUE(hands.says(unkept)) << "as long as it is so";
    hands.app().obey(ShowScreen{ScreenKind::save});
    hands.key(Key::escape);
    EXPECT_TRUE(hands.says(unkept));
    hands.app().obey(SaveGame{"evening"});
    EXPECT_FALSE(hands.says(unkept)) << "nothing would be lost";
    hands.play("g1 f3");
    hands.tick(1);
    EXPECT_TRUE(hands.says(unkept));
    fs::remove(places_.running);
    hands.play("g8 f6");
    hands.tick(1);
    EXPECT_EQ(files_in(places_.running), 1U) << "as soon as possible";
    EXPECT_FALSE(hands.says(unkept));
}

TEST_F(AppFiles, AsksBeforeAGameIsLeftThatTheDiskDoesNotHave) {
    std::ofstream(places_.running) << "no folder";
    AppHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.app().obey(ShowScreen{ScreenKind::new_game});
    hands.app().obey(StartGame{{.start = stackchess::start_setup({})}});
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_TRUE(hands.says("The latest moves are not saved to disk"));
    hands.type("n");
    EXPECT_EQ(hands.last_move(), "e2e4");
    hands.control('q');
    EXPECT_FALSE(hands.app().take_wishes().quits);
    hands.type("n");
    EXPECT_FALSE(hands.app().take_wishes().quits);
    hands.control('q');
    hands.type("y");
    EXPECT_TRUE(hands.app().take_wishes().quits);
    hands.app().obey(StartGame{{.start = stackchess::start_setup({})}});
    hands.type("y");
    EXPECT_EQ(hands.game().rules, game::Rules::stackchess);
}

TEST_F(AppFiles, LetsGoWhoInsistsOrHasSavedTheGame) {
    std::ofstream(places_.running) << "no folder";
    AppHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.give(CloseAsked{});
    EXPECT_FALSE(hands.app().take_wishes().quits);
    hands.give(CloseAsked{});
    EXPECT_TRUE(hands.app().take_wishes().quits);
    hands.type("n");
    hands.app().obey(SaveGame{"evening"});
    hands.give(CloseAsked{});
    EXPECT_TRUE(hands.app().take_wishes().quits);
    hands.play("e7 e5");
    fs::remove(places_.running);
    hands.give(CloseAsked{});
    EXPECT_TRUE(hands.app().take_wishes().quits) << "the disk has room again";
}

TEST_F(AppFiles, SavesAndOpens) {
    AppHands hands(kept(chess_game()));
    hands.app().obey(SaveGame{"evening"});
    EXPECT_EQ(hands.notice(), "No game to save");
    hands.play("e2 e4");
    hands.app().obey(SaveGame{"../evening"});
    EXPECT_TRUE(hands.notice().starts_with("Invalid name"));
    hands.app().obey(SaveGame{"evening"});
    EXPECT_EQ(hands.notice(), "Game saved: evening.");
    hands.play("e7 e5");
    hands.control('s');
    EXPECT_EQ(hands.notice(), "Game saved: evening.") << "it has a name by now";
    hands.app().obey(StartGame{{.start = stackchess::start_setup({})}});
    EXPECT_EQ(hands.game().history.size(), 1U);
    hands.app().obey(OpenSave{"evening"});
    EXPECT_EQ(hands.last_move(), "e7e5");
    EXPECT_EQ(hands.game().save_name, "evening");
    hands.app().obey(OpenSave{"morning"});
    EXPECT_EQ(hands.notice(), "There is no saved game named morning.");
    EXPECT_EQ(hands.last_move(), "e7e5") << "the game goes on";
}

TEST_F(AppFiles, AsksForAnotherNameWhereASaveIsToStay) {
    AppHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.app().obey(SaveGame{"evening"});
    hands.app().obey(StartGame{*chess_game().game});
    hands.play("d2 d4");
    hands.app().obey(ShowScreen{ScreenKind::save});
    hands.app().obey(SaveGame{"evening"});
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_TRUE(hands.says("The saved game evening already exists. Replace it?"));
    hands.type("n");
    EXPECT_EQ(hands.app().front(), ScreenKind::save);
    hands.app().obey(SaveGame{"evening"});
    hands.type("y");
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.game().save_name, "evening");
}

TEST_F(AppFiles, LoadsWhatItIsToldToBeginWith) {
    {
        AppHands hands(kept(chess_game()));
        hands.play("e2 e4");
        hands.app().obey(SaveGame{"evening"});
    }
    AppOptions by_name = restarted();
    by_name.load = "evening";
    EXPECT_EQ(AppHands(by_name).last_move(), "e2e4");
    AppOptions by_path = restarted();
    by_path.load = places_.saves + "/evening.pgn";
    EXPECT_EQ(AppHands(by_path).last_move(), "e2e4");
    AppOptions missing = restarted();
    missing.load = "morning";
    EXPECT_EQ(AppHands(missing).notice(), "There is no saved game named morning.");
}

TEST_F(AppFiles, NotesAResultOnceInTheProfilesOfThePlayers) {
    AppOptions options = kept(chess_game());
    options.game->seats[core::index(Color::white)].name = "Anne";
    AppHands hands(options);
    hands.play("f2 f3 e7 e5 g2 g4 d8 h4");
    hands.type("u");
    EXPECT_FALSE(hands.game().outcome.is_over());
    hands.play("d8 h4");
    hands.tick(1);
    const auto profile = keep::Profiles(places_.profiles).load("Anne");
    ASSERT_TRUE(profile);
    EXPECT_EQ(profile->games.size(), 1U);
    EXPECT_EQ(profile->games[0].score, play::PersonalResult::lost);
}

} // namespace
} // namespace view
