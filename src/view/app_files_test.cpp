// Files that people choose, drop or paste.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "file/read_whole.hpp"
#include "view/app_files_fixture.hpp"

namespace view {
namespace {

namespace fs = std::filesystem;
using core::Color;

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

TEST_F(AppFiles, FindsNoGamesInAFileThatIsNoText) {
    const char bytes[] = "1. e4 \0 1-0\n\n1. d4 0-1\n";
    folder_.write("noise.pgn", std::string(bytes, sizeof bytes - 1));
    AppHands hands(kept(chess_game()));
    hands.app().obey(OpenFile{folder_.at("noise.pgn")});
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_TRUE(hands.says("is not a text file."));
}

TEST_F(AppFiles, ListsTheGamesOfAFileToBeginWith) {
    const std::string path = folder_.path() + "/two.pgn";
    std::ofstream(path) << "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n";
    AppOptions options = restarted();
    options.load = path;
    AppHands hands(options);
    EXPECT_EQ(hands.app().front(), ScreenKind::pgn);
    hands.key(Key::down);
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.last_move(), "d2d4");
}

TEST_F(AppFiles, SaysWhatIsWrongWithAGameChosenFromSeveral) {
    const std::string path = folder_.path() + "/two.pgn";
    std::ofstream(path) << "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 d5\n2. Ke4 *\n";
    AppHands hands(kept(stackchess_game()));
    hands.give(FileDropped{path});
    EXPECT_TRUE(hands.shows("damaged"));
    hands.key(Key::down);
    hands.key(Key::enter);
    ASSERT_TRUE(hands.game().asked);
    EXPECT_TRUE(hands.says("up to line 8: game 2, half-move 3 (Ke4): Illegal move"))
        << "in the file";
    hands.type("n");
    EXPECT_EQ(hands.app().front(), ScreenKind::pgn) << "to choose another one";
    hands.key(Key::enter);
    hands.type("y");
    EXPECT_EQ(hands.last_move(), "d7d5");
}

TEST_F(AppFiles, ListsThePositionsOfAFileThatHoldsSeveral) {
    const std::string path = folder_.path() + "/two.epd";
    std::ofstream(path) << "4k3/8/8/8/8/8/8/3QK3 b - - id \"one\";\n"
                        << "4k3/8/8/8/8/8/8/R3K3 w Q - bm O-O-O;\n4k3/8/8/9/8/8/8/8 w - -\n";
    AppHands hands(kept(stackchess_game()));
    hands.give(FileDropped{path});
    EXPECT_TRUE(hands.shows("1. 4k3/8/8/8/8/8/8/3QK3"));
    EXPECT_TRUE(hands.shows("damaged"));
    hands.key(Key::down);
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.game().rules, game::Rules::chess);
    EXPECT_EQ(hands.game().turn(), Color::white);
}

TEST_F(AppFiles, SaysWhatIsWrongWithAPosition) {
    AppHands hands(kept(chess_game()));
    const std::string path = folder_.path() + "/bad.fen";
    std::ofstream(path) << "4k3/8/8/8/8/8/8/3QKX2 b - - 0 1\n";
    hands.give(FileDropped{path});
    EXPECT_TRUE(hands.notice().find("'X'") != std::string::npos) << hands.notice();
    std::ofstream(path) << "8/8/8/8/8/8/8/3QK3 b - - 0 1\n";
    hands.give(FileDropped{path});
    EXPECT_TRUE(hands.notice().find("king") != std::string::npos) << hands.notice();
    for (const char* const text :
         {"rnbqkbnr/pppppppp w - -\n", "hello\n", "4k3/8/8/8/8/8/8/3QK3 b - - 0 1\nhello w\n"}) {
        std::ofstream(path) << text;
        hands.give(FileDropped{path});
        EXPECT_EQ(hands.notice().find("There is no game"), std::string::npos) << hands.notice();
        EXPECT_TRUE(hands.screen().is_warning);
    }
}

TEST_F(AppFiles, ShowsAllWarningsOfAFileThatDoNotFitUnderTheBoard) {
    const std::string path = folder_.path() + "/odd.pgn";
    std::ofstream(path) << "[White \"A\"]\n[White \"B\"]\n[Result \"x\"]\n\n"
                        << "3. e4 e5 7. Nf3 Nc6 9. Bc4 Bc5 10. O-O Nf6 1-0\n";
    AppHands hands(kept(stackchess_game()), {640, 440});
    hands.play("a2 a3");
    hands.give(FileDropped{path});
    EXPECT_EQ(hands.app().front(), ScreenKind::notes);
    EXPECT_TRUE(hands.says("Line 2: "));
    EXPECT_TRUE(hands.says("kept among the interrupted games."));
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.game().rules, game::Rules::chess);
}

TEST_F(AppFiles, ShowsAllWarningsOfAFileThatDoNotFitUnderAnAnalysis) {
    const std::string path = folder_.path() + "/odd.pgn";
    std::ofstream(path) << "[White \"A\"]\n[White \"B\"]\n\n3. e4 e5 7. Nf3 Nc6 1-0\n";
    AppHands hands(kept(stackchess_game()), {1280, 720});
    hands.type("i");
    hands.give(FileDropped{path});
    EXPECT_EQ(hands.app().front(), ScreenKind::notes);
    EXPECT_TRUE(hands.says("Line 2: "));
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::analysis);
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

TEST_F(AppFiles, LeadsBackToTheNameOfAFileThatIsToStay) {
    AppOptions options = kept(chess_game());
    options.home = folder_.path();
    AppHands hands(options);
    std::ofstream(folder_.at("mine.pgn")) << "?";
    hands.play("e2 e4");
    hands.app().obey(BrowseFiles{FilesUse::write});
    hands.type("mine");
    hands.key(Key::enter);
    ASSERT_TRUE(hands.game().asked);
    hands.type("n");
    EXPECT_EQ(hands.app().front(), ScreenKind::files);
    hands.type("2");
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_TRUE(fs::exists(folder_.at("mine2.pgn")));
}

TEST_F(AppFiles, ExportsAnAnalysisIntoAFolder) {
    AppOptions options = kept(chess_game());
    options.home = folder_.path();
    AppHands hands(options);
    hands.play("e2 e4");
    hands.type("i");
    hands.type("k");
    hands.type("best by test");
    hands.key(Key::enter);
    const auto choose_file = [&] {
        hands.control('s');
        for (const Label& label : shapes_of<Label>(hands.app().scene()))
            if (label.text == "To a file") return hands.click(label.area.center());
        ADD_FAILURE() << "no button for a file";
    };
    choose_file();
    ASSERT_EQ(hands.app().front(), ScreenKind::files);
    hands.type("tree");
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::analysis);
    EXPECT_NE(file::read_whole(folder_.at("tree.pgn"), 10'000).value().find("best by test"),
              std::string::npos);
    choose_file();
    hands.type("tree");
    hands.key(Key::enter);
    EXPECT_TRUE(hands.says("tree.pgn already exists"));
    EXPECT_EQ(hands.app().front(), ScreenKind::analysis);
    hands.type("y");
    hands.control('q');
    EXPECT_FALSE(hands.says("among the saved games")) << "it was saved";
}

TEST_F(AppFiles, OpensAnyGameOfALongFileByItsNumber) {
    const std::string path = folder_.path() + "/many.pgn";
    {
        std::ofstream file(path);
        for (std::size_t i = 0; i < room::PgnGames::most; ++i) file << "1. e4 *\n\n";
        file << "1. d4 *\n";
    }
    AppHands hands(kept(stackchess_game()));
    hands.give(FileDropped{path});
    EXPECT_TRUE(hands.says("The file contains more, which are not shown: type their number."));
    hands.type("x");
    hands.key(Key::enter);
    EXPECT_TRUE(hands.says("Type a number from 1 on, for example 501."));
    hands.key(Key::backspace);
    hands.type("502");
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::pgn) << "there is none";
    hands.key(Key::backspace);
    hands.type("1");
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_EQ(hands.last_move(), "d2d4");
}

TEST_F(AppFiles, GivesExportedFilesAnEndingAndKnowsTheHomeFolder) {
    AppOptions options = kept(chess_game());
    options.home = folder_.path();
    fs::create_directories(folder_.at("sub"));
    AppHands hands(options);
    hands.play("e2 e4");
    for (const std::string typed : {"mine", "~/yours", "~/sub/18.11"}) {
        hands.app().obey(BrowseFiles{FilesUse::write});
        hands.give(TextPasted{typed});
        hands.key(Key::enter);
        EXPECT_EQ(hands.app().front(), ScreenKind::game) << typed;
    }
    for (const char* const name : {"mine.pgn", "yours.pgn", "sub/18.11.pgn"})
        EXPECT_TRUE(fs::exists(folder_.at(name))) << name;
    hands.app().obey(BrowseFiles{FilesUse::write_position});
    hands.type("here");
    hands.key(Key::enter);
    EXPECT_TRUE(fs::exists(folder_.at("here.fen")));
    hands.app().obey(BrowseFiles{FilesUse::write});
    hands.give(TextPasted{"~/sub"});
    hands.key(Key::enter);
    EXPECT_TRUE(hands.shows(folder_.at("sub"))) << "a folder is shown";
    hands.app().obey(OpenFile{"~/yours.pgn"});
    EXPECT_EQ(hands.last_move(), "e2e4");
    EXPECT_FALSE(hands.screen().is_warning);
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
    AppHands hands(options, {1200, 900});
    hands.app().obey(ShowScreen{ScreenKind::editor});
    for (const Label& label : shapes_of<Label>(hands.app().scene()))
        if (label.text == "Export") hands.click(label.area.center());
    hands.type("built.fen");
    hands.key(Key::enter);
    EXPECT_TRUE(file::read_whole(folder_.at("built.fen"), 10'000));
    EXPECT_EQ(hands.app().front(), ScreenKind::editor);
    EXPECT_TRUE(hands.says("Position written to"));
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

} // namespace
} // namespace view
