#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/checksum.hpp"
#include "file/read_whole.hpp"
#include "keep/files.hpp"
#include "keep/profiles.hpp"
#include "view/app_files_fixture.hpp"
#include "view/settings_file.hpp"

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

TEST_F(AppFiles, SavesAndOpens) {
    AppHands hands(kept(chess_game()));
    hands.app().obey(SaveGame{"evening"});
    EXPECT_EQ(hands.notice(), "No game to save");
    hands.play("e2 e4");
    hands.app().obey(SaveGame{"../evening"});
    EXPECT_TRUE(hands.notice().starts_with("Invalid name"));
    hands.app().obey(SaveGame{"evening"});
    EXPECT_EQ(hands.notice(), "Game saved");
    hands.play("e7 e5");
    hands.control('s');
    EXPECT_EQ(hands.notice(), "Game saved") << "it has a name by now";
    hands.app().obey(StartGame{{.start = stackchess::start_setup({})}});
    EXPECT_EQ(hands.game().history.size(), 1U);
    hands.app().obey(OpenSave{"evening"});
    EXPECT_EQ(hands.last_move(), "e7e5");
    EXPECT_EQ(hands.game().save_name, "evening");
    hands.app().obey(OpenSave{"morning"});
    EXPECT_EQ(hands.notice(), "There is no saved game named morning.");
    EXPECT_EQ(hands.last_move(), "e7e5") << "the game goes on";
}

TEST_F(AppFiles, OffersWhatCanBeReadOfADamagedFile) {
    const std::string path = folder_.path() + "/broken.pgn";
    std::ofstream(path) << "[White \"A\"]\n\n1. e4 e5 2. Ke4 *\n";
    AppHands hands(kept(stackchess_game()));
    hands.give(FileDropped{path});
    ASSERT_TRUE(hands.game().asked);
    EXPECT_EQ(hands.game().rules, game::Rules::stackchess);
    hands.type("n");
    EXPECT_FALSE(hands.game().asked);
    EXPECT_EQ(hands.game().rules, game::Rules::stackchess);
    hands.give(FileDropped{path});
    hands.type("y");
    EXPECT_EQ(hands.game().rules, game::Rules::chess);
    EXPECT_EQ(hands.last_move(), "e7e5");
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

TEST_F(AppFiles, AnswersAQuestionBeforeAnotherGameIsOpened) {
    const std::string broken = folder_.path() + "/broken.pgn";
    std::ofstream(broken) << "[White \"A\"]\n\n1. e4 e5 2. Ke4 *\n";
    AppHands hands(kept(game_from(game::Rules::chess, "7k/8/8/8/8/8/8/KR6 w - - 99 70")));
    hands.play("b1 b2");
    hands.give(FileDropped{broken});
    EXPECT_EQ(hands.notice(), "Please answer the question first.");
    EXPECT_TRUE(hands.says("Black: 50 moves without a capture or a pawn move."));
    hands.type("nn");
    EXPECT_FALSE(hands.game().asked);
    hands.give(FileDropped{broken});
    EXPECT_TRUE(hands.game().asked);
}

TEST_F(AppFiles, LetsTheComputerWaitWhileAPersonIsAskedAboutAFile) {
    const std::string broken = folder_.path() + "/broken.pgn";
    std::ofstream(broken) << "[White \"A\"]\n\n1. e4 e5 2. Ke4 *\n";
    AppOptions options = against_computer(kept(chess_game()));
    options.game->time = play::TimeControl{std::chrono::seconds(60)};
    AppHands hands(options, {1000, 700}, {"e7e5"});
    hands.play("e2 e4");
    hands.give(FileDropped{broken});
    hands.await_computer();
    hands.tick(100'000);
    EXPECT_EQ(hands.last_move(), "e2e4");
    hands.type("n");
    hands.tick(1);
    EXPECT_EQ(hands.last_move(), "e7e5");
}

TEST_F(AppFiles, RemembersWhatWasChosenAlone) {
    AppOptions options = kept(chess_game());
    options.settings_path = folder_.path() + "/config/settings";
    options.settings.player = "Anne"; // by the command line
    options.settings.has_animation = false;
    AppHands hands(options);
    const Settings usual{.player = "Bob"};
    hands.type("t");
    EXPECT_EQ(load_settings(*options.settings_path, usual), usual) << "the picture comes first";
    EXPECT_EQ(hands.app().next_wake(), hands.now());
    hands.tick(1);
    Settings expected = usual;
    expected.shows_thinking = true;
    EXPECT_EQ(load_settings(*options.settings_path, usual), expected);
}

TEST_F(AppFiles, RemembersWhatWasChosenLast) {
    AppOptions options = kept(chess_game());
    options.settings_path = folder_.path() + "/config/settings";
    AppHands(options).type("t");
    EXPECT_TRUE(load_settings(*options.settings_path, {}).shows_thinking);
}

TEST_F(AppFiles, GivesTheSeatToTheChosenPlayer) {
    AppHands hands(against_computer(kept(chess_game())));
    hands.app().obey(ChoosePlayer{"Anne"});
    EXPECT_EQ(hands.game().seat(Color::white).name, "Anne");
    EXPECT_EQ(hands.app().settings().player, "Anne");
    hands.type("ay");
    hands.tick(1);
    EXPECT_EQ(keep::Profiles(places_.profiles).load("Anne")->games.size(), 1U);
    hands.app().obey(ChoosePlayer{""});
    EXPECT_EQ(hands.game().seat(Color::white).name, "Anne") << "that game is over";
}

TEST_F(AppFiles, StaysFlatForThisRunAloneWhereOpenGlFails) {
    AppOptions options = kept(chess_game());
    options.settings_path = folder_.path() + "/config/settings";
    {
        AppHands hands(options);
        hands.type("v");
        hands.tick(1);
    }
    options.settings = load_settings(*options.settings_path, options.settings);
    ASSERT_TRUE(options.settings.is_solid);
    {
        AppHands hands(options);
        hands.give(SpaceMissing{"no card"});
        EXPECT_FALSE(hands.app().settings().is_solid);
        EXPECT_TRUE(hands.says("the board stays flat")) << hands.notice();
        hands.play("e2 e4");
        EXPECT_EQ(hands.notice(), "") << "it is said once";
        hands.type("t");
        hands.tick(1);
    }
    const Settings next = load_settings(*options.settings_path, {});
    EXPECT_TRUE(next.is_solid) << "the next run tries again";
    EXPECT_TRUE(next.shows_thinking);
}

TEST_F(AppFiles, SaysOnceThatSettingsCannotBeKept) {
    const std::string blocked = folder_.path() + "/config";
    std::ofstream(blocked) << "no folder";
    AppOptions options = kept(chess_game());
    options.settings_path = blocked + "/settings";
    AppHands hands(options);
    hands.type("t");
    hands.tick(20);
    EXPECT_TRUE(hands.notice().starts_with("Settings cannot be saved (")) << hands.notice();
    hands.type("t");
    hands.tick(20);
    EXPECT_EQ(hands.notice(), "");
    fs::remove(blocked);
    hands.type("t");
    hands.tick(20);
    EXPECT_EQ(hands.notice(), "");
    fs::remove_all(blocked);
    std::ofstream(blocked) << "no folder";
    hands.type("s");
    Settings settings = hands.app().settings();
    settings.theme = Theme::dark;
    hands.change(settings);
    hands.tick(20);
    EXPECT_TRUE(hands.says("Settings cannot be saved (")) << "where it was chosen";
    EXPECT_EQ(hands.notice(), "");
    hands.key(Key::escape);
    hands.app().obey(ChoosePlayer{"Anne"});
    EXPECT_FALSE(hands.says("Settings cannot be saved ("));
}

TEST_F(AppFiles, SaysThatAPlayerBeginsWithTheNextGameBetweenTwo) {
    AppHands hands(kept(chess_game()));
    hands.app().obey(ChoosePlayer{"Anne"});
    EXPECT_EQ(hands.game().seat(Color::white).name, "");
    EXPECT_EQ(hands.notice(), "This name takes effect with the next game.");
}

TEST_F(AppFiles, ListsTheGamesOfAFileThatHoldsSeveral) {
    const std::string path = folder_.path() + "/two.pgn";
    std::ofstream(path) << "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n";
    AppHands hands(kept(stackchess_game()));
    hands.give(FileDropped{path});
    EXPECT_EQ(hands.app().front(), ScreenKind::pgn);
    EXPECT_TRUE(hands.shows("1. A - ?"));
    hands.key(Key::down);
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.last_move(), "d2d4");
}

TEST_F(AppFiles, OpensAFileChosenInAFolder) {
    fs::create_directories(folder_.at("games/old"));
    std::ofstream(folder_.at("games/mate.fen")) << "4k3/8/8/8/8/8/8/3QK3 b - - 0 1\n";
    std::ofstream(folder_.at("games/readme")) << "?";
    AppOptions options = kept(stackchess_game());
    options.home = folder_.at("games");
    AppHands hands(options);
    hands.app().obey(BrowseFiles{FilesUse::open});
    EXPECT_TRUE(hands.shows("old/"));
    EXPECT_FALSE(hands.shows("readme"));
    hands.key(Key::enter); // into the folder, which is first
    EXPECT_TRUE(hands.says("This folder is empty."));
    hands.key(Key::enter); // up again
    hands.key(Key::down);
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.game().rules, game::Rules::chess);
    EXPECT_EQ(hands.game().turn(), Color::black);
    EXPECT_EQ(hands.app().settings().folder, folder_.at("games"));
}

TEST_F(AppFiles, SaysWhyAFolderOrFileCannotBeOpened) {
    AppHands hands(kept(chess_game()));
    hands.app().obey(BrowseFiles{FilesUse::open});
    hands.app().obey(ShowFolder{folder_.at("none")});
    EXPECT_TRUE(hands.says("cannot be read: the folder does not exist."));
    std::ofstream(folder_.at("picture.pgn")) << std::string(100, '\0');
    hands.app().obey(OpenFile{folder_.at("picture.pgn")});
    EXPECT_EQ(hands.app().front(), ScreenKind::files);
    EXPECT_TRUE(hands.says("picture.pgn"));
}

TEST_F(AppFiles, ExportsTheGameIntoAFolder) {
    AppOptions options = kept(chess_game());
    options.home = folder_.path();
    AppHands hands(options);
    hands.play("e2 e4");
    hands.app().obey(BrowseFiles{FilesUse::write});
    hands.type("mine.pgn");
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_NE(file::read_whole(folder_.at("mine.pgn"), 10'000).value().find("1. e4"),
              std::string::npos);
}

TEST_F(AppFiles, ExportsThePositionShownAndOpensItAgain) {
    AppOptions options = kept(chess_game());
    options.home = folder_.path();
    AppHands hands(options);
    hands.play("e2 e4");
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";
    hands.key(Key::left); // to the past
    hands.app().obey(ShowScreen{ScreenKind::menu});
    for (const Label& label : shapes_of<Label>(hands.app().scene()))
        if (label.text == "Export the position") hands.click(label.area.center());
    ASSERT_EQ(hands.app().front(), ScreenKind::files);
    EXPECT_TRUE(hands.shows(".fen"));
    hands.type("start.fen");
    hands.key(Key::enter);
    EXPECT_EQ(file::read_whole(folder_.at("start.fen"), 10'000).value(), start);
    EXPECT_EQ(hands.notice(), "Position written to " + folder_.at("start.fen") + ".");
    hands.app().obey(OpenFile{folder_.at("start.fen")});
    EXPECT_EQ(hands.game().history.size(), 1U);
}

TEST_F(AppFiles, ExportsAPositionFromTheEditor) {
    AppOptions options = kept(chess_game());
    options.home = folder_.path();
    AppHands hands(options);
    hands.app().obey(ShowScreen{ScreenKind::editor});
    for (const Label& label : shapes_of<Label>(hands.app().scene()))
        if (label.text == "Export") hands.click(label.area.center());
    hands.type("built.fen");
    hands.key(Key::enter);
    EXPECT_TRUE(file::read_whole(folder_.at("built.fen"), 10'000));
}

TEST_F(AppFiles, SaysWhatBecomesOfTheGameThatAnotherReplaces) {
    AppHands hands(kept(chess_game()));
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    hands.give(TextPasted{start});
    EXPECT_EQ(hands.notice(), "") << "nothing was played";
    hands.play("e2 e4");
    hands.give(TextPasted{start});
    EXPECT_EQ(hands.notice(), "The previous game is kept among the interrupted games.");
    EXPECT_EQ(files_in(places_.running), 1U);
    hands.play("d2 d4");
    hands.give(TextPasted{"1. e4 e5 *\n\n1. d4 *\n\n1. c4 *\n"});
    EXPECT_EQ(hands.notice(), "The pasted text contains 3 games: the first one is loaded. The "
                              "previous game is kept among the interrupted games.");
    EXPECT_EQ(hands.last_move(), "e7e5");
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

TEST(AppKept, ThinksWithARealEngine) {
    AppOptions options = against_computer(stackchess_game());
    std::counting_semaphore<1000> is_awake{0};
    options.wake = [&] { is_awake.release(); };
    PlainMeasure measure;
    App app(options, measure);
    app.obey(PlayMove{"a2a3"});
    for (std::chrono::seconds now{5}; app.snapshot().history.size() < 3; ++now) {
        is_awake.acquire(); // for what it knows on the way, and for its move
        app.handle(Tick{now});
    }
    EXPECT_TRUE(app.snapshot().finding);
}

} // namespace
} // namespace view
