#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "command/program.hpp"
#include "file/temporary_folder_fixture.hpp"

namespace command {
namespace {

constexpr const char* games = R"([Event "Test"]
[Result "1-0"]

1. e4 e5 2. Nf3 {good} (2. d4 exd4) 2... Nc6 1-0

[Event "Bad"]
[Result "0-1"]

1. e4 e5 2. Ke3 d6 0-1

[Variant "Stackchess"]
[Size "6"]

1. a2-a4 b5-b4 1/2-1/2
)";

struct Answer {
    int status;
    std::string out;
    std::string err;
};

Answer ask(std::vector<std::string> arguments, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    arguments.insert(arguments.begin(), "pgn");
    Console console{in, out, err};
    const int status = run(arguments, {.lang = "en_GB.UTF-8"}, console);
    return {status, out.str(), err.str()};
}

class PgnTest : public testing::Test {
  protected:
    void SetUp() override { folder_.write("games.pgn", games); }

    file::TemporaryFolder folder_;
    std::string path_ = folder_.at("games.pgn");
};

TEST_F(PgnTest, CheckCountsNothingWhereNothingCouldBeRead) {
    const Answer none = ask({"check", folder_.at("none")});
    EXPECT_EQ(none.status, refused);
    EXPECT_EQ(none.out, "");
    EXPECT_EQ(ask({"stats", folder_.at("none")}).out, "");
    const Answer some = ask({"check", folder_.at("none"), path_, folder_.at("")});
    EXPECT_EQ(some.status, refused);
    EXPECT_EQ(some.out, "3 games, 10 moves, 1 error, 2 files not read\n");
}

TEST_F(PgnTest, StatsAreInTheLettersOfTheReader) {
    folder_.write("knight.pgn", "1. Nf3 d5 2. Nc3 *");
    const std::string path = folder_.at("knight.pgn");
    EXPECT_NE(ask({"stats", path}).out.find("Nf3 d5 Nc3"), std::string::npos);
    EXPECT_NE(ask({"stats", path, "--lang", "fr"}).out.find("Cf3 d5 Cc3"), std::string::npos);
}

TEST_F(PgnTest, CheckReportsEachBadGameByLineAndSumsUp) {
    const Answer answer = ask({"check", path_});
    EXPECT_EQ(answer.status, refused);
    EXPECT_EQ(answer.err,
              path_ +
                  ":9: game 2, half-move 3 (Ke3): Illegal move: the king cannot move that way.\n");
    EXPECT_EQ(answer.out, "3 games, 10 moves, 1 error\n");
}

TEST_F(PgnTest, LongNamesOfFilesStayWhole) {
    const std::string path = folder_.at(std::string(100, 'x'));
    std::filesystem::rename(path_, path);
    EXPECT_TRUE(ask({"check", path}).err.starts_with(path + ":9: "));
}

TEST_F(PgnTest, CheckReadsTheStandardInput) {
    const Answer answer = ask({"check", "-"}, "1. e4 e5 *");
    EXPECT_EQ(answer.status, success);
    EXPECT_EQ(answer.out, "1 game, 2 moves, 0 errors\n");
    EXPECT_EQ(answer.err, "");
}

TEST_F(PgnTest, FilesThatCannotBeReadAreNamed) {
    const std::string missing = folder_.at("none.pgn");
    const Answer answer = ask({"check", missing, folder_.path()});
    EXPECT_EQ(answer.status, refused);
    EXPECT_NE(answer.err.find(": the file does not exist.\n"), std::string::npos);
    EXPECT_NE(answer.err.find(": it is a folder.\n"), std::string::npos);
}

TEST_F(PgnTest, EveryCommandWantsAFile) {
    for (const char* command : {"check", "convert", "stats"}) {
        const Answer answer = ask({command});
        EXPECT_EQ(answer.status, misused);
        EXPECT_EQ(answer.err.find("Missing file."), 0U);
    }
}

TEST_F(PgnTest, ConvertWritesCleanGamesAndReportsTheRest) {
    const Answer answer = ask({"convert", path_});
    EXPECT_EQ(answer.status, refused);
    EXPECT_NE(answer.out.find("1. e4 e5 2. Nf3 {good} (2. d4 exd4) 2... Nc6 1-0\n\n"),
              std::string::npos);
    EXPECT_NE(answer.out.find("\n1. e4 e5 0-1\n\n"), std::string::npos);
    EXPECT_NE(answer.err.find("half-move 3 (Ke3)"), std::string::npos);
    const Answer again = ask({"convert", "-"}, answer.out);
    EXPECT_EQ(again.status, success);
    EXPECT_EQ(again.out, answer.out);
}

TEST_F(PgnTest, ConvertToUciGivesOneCommandAGame) {
    EXPECT_EQ(ask({"convert", "--format", "uci", path_}).out,
              "position startpos moves e2e4 e7e5 g1f3 b8c6\n"
              "position startpos moves e2e4 e7e5\n"
              "position startpos moves a2a4 b5b4\n");
    EXPECT_EQ(ask({"convert", "--format", "uci", "-"},
                  "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *\n")
                  .out,
              "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1\n");
    EXPECT_EQ(ask({"convert", "--format", "uci", "-"}, "[Event \"?\"]\n\n*\n").out,
              "position startpos\n");
}

TEST_F(PgnTest, ConvertToUciNamesNoMovesWhereAllWereTakenBack) {
    EXPECT_EQ(ask({"convert", "--format", "uci", "-"}, "[Undone \"2\"]\n\n1. e4 e5 *\n").out,
              "position startpos\n");
}

TEST_F(PgnTest, ConvertReportsInTheOrderOfTheFile) {
    const Answer answer = ask(
        {"convert", "-"}, "[Event \"a\"]\n[Event \"b\"]\n\n1. e4 5\n(1. d4\n\n[Event \"c\"]\n*\n");
    std::vector<std::string> places;
    std::istringstream lines(answer.err);
    for (std::string line; std::getline(lines, line);) places.push_back(line.substr(0, 4));
    EXPECT_EQ(places, (std::vector<std::string>{"-:2:", "-:4:", "-:5:"})) << answer.err;
}

TEST_F(PgnTest, CommentsWithoutAnyGameAreReported) {
    for (const char* const command : {"check", "convert"}) {
        const Answer answer = ask({command, "-"}, "\n{all alone}\n");
        EXPECT_EQ(answer.status, success);
        EXPECT_EQ(answer.err,
                  "-:2: warning: This comment is not part of any game and is left out.\n");
    }
}

TEST_F(PgnTest, ConvertToFenGivesTheFinalPosition) {
    EXPECT_EQ(ask({"convert", "--format", "fen", path_}).out,
              "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3\n"
              "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n"
              "rbqkbr/p1pppp/Pp4/6/1PPPPP/RBQKBR w BCDEFacdef 0 2\n");
    const Answer wrong = ask({"convert", "--format", "xml", path_});
    EXPECT_EQ(wrong.status, misused);
    EXPECT_EQ(wrong.err, "Unknown format (--format xml): choose pgn, uci or fen.\n");
}

TEST_F(PgnTest, ConvertMayReplaceItsOwnInputIfThatWasReadWhole) {
    const auto content = [](const std::string& path) {
        std::ifstream file(path);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    const std::string whole = folder_.at("whole.pgn");
    std::ofstream(whole) << "1. e4 e5 *\n";
    const std::string expected = ask({"convert", whole}).out;
    EXPECT_EQ(ask({"convert", whole, "--output", whole}).status, success);
    EXPECT_EQ(content(whole), expected);

    const std::string before = content(path_);
    const Answer answer = ask({"convert", path_, "--output", path_});
    EXPECT_EQ(answer.status, refused);
    EXPECT_EQ(content(path_), before);
}

TEST_F(PgnTest, ConvertSaysWhyItCannotWrite) {
    const Answer answer = ask({"convert", path_, "--output", folder_.at("no/x")});
    EXPECT_EQ(answer.status, refused);
    EXPECT_NE(answer.err.find(": the folder does not exist.\n"), std::string::npos);
    EXPECT_NE(ask({"convert", path_, "-o", "/dev/full"}).err.find("/dev/full: the disk is full."),
              std::string::npos);
}

TEST_F(PgnTest, StatsSumTheGamesUp) {
    const Answer answer = ask({"stats", path_});
    EXPECT_EQ(answer.status, refused);
    EXPECT_EQ(answer.err, "1 error; for details: stackchess pgn check\n");
    EXPECT_EQ(answer.out, R"(  Games                                                3
  Games with errors                                    1
  White wins (1-0)                                     1     33%
  Black wins (0-1)                                     1     33%
  Draws (1/2-1/2)                                      1     33%
  No result (*)                                        0      0%
  Average length in moves                            1.5
  Longest game                                         2

Types of game:
  Stackchess 6×6                                       1
  Chess                                                2

Openings (Stackchess 6×6): games, White's score
  a2-a4 b5-b4                                          1     50%

Openings (Chess): games, White's score
  e4 e5 Nf3 Nc6                                        1    100%
)");
}

} // namespace
} // namespace command
