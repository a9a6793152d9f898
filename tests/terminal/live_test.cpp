#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "program.hpp"

/// What is drawn while the engine thinks.
namespace terminal {
namespace {

const std::string ctrl_c = "\x03";

class Analysis : public testing::Test {
  protected:
    Start start(std::vector<std::string> arguments, int columns = 80) const {
        arguments.insert(arguments.begin(), "analyse");
        return {std::move(arguments), home_.path(), columns, 24};
    }
    std::string path(const std::string& name) const { return home_.path() + '/' + name; }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(path(name)) << text;
    }
    std::string contents(const std::string& name) const {
        std::ostringstream text;
        text << std::ifstream(path(name)).rdbuf();
        return text.str();
    }

    Home home_;
};

TEST_F(Analysis, LinesStayInTheirPlace) {
    TerminalProgram program(start({"--lines", "2", "--depth", "6"}));
    EXPECT_EQ(program.wait_for_end(), 0);
    EXPECT_EQ(program.screen().rows_with("Profondeur 6, "), 1) << program.screen().text();
    EXPECT_EQ(program.screen().rows_with("Profondeur"), 1) << program.screen().text();
    EXPECT_EQ(program.screen().rows_with("  1. "), 2) << program.screen().text();
    EXPECT_EQ(program.screen().cursor_row(), 3);
    EXPECT_EQ(program.screen().unknown(), "");
}

TEST_F(Analysis, NarrowTerminalsCutTheLines) {
    TerminalProgram program(start({"--game", "chess", "--lines", "3", "--depth", "7"}, 30));
    EXPECT_EQ(program.wait_for_end(), 0);
    EXPECT_EQ(program.screen().rows_with("  1. "), 3) << program.screen().text();
    EXPECT_EQ(program.screen().cursor_row(), 4) << program.screen().text();
}

TEST_F(Analysis, PlainOutputHasNoControlCodes) {
    Start dumb = start({"--depth", "3"});
    dumb.environment = {"TERM=dumb"};
    for (const Start& plain : {start({"--depth", "3", "--plain"}), dumb}) {
        TerminalProgram program(plain);
        EXPECT_EQ(program.wait_for_end(), 0);
        EXPECT_EQ(program.written().find('\x1B'), std::string::npos);
        EXPECT_TRUE(program.screen().has("profondeur 3, variante 1 : ")) << program.screen().text();
    }
}

TEST_F(Analysis, CtrlCEndsTheSearchAndKeepsWhatIsKnown) {
    for (const std::string game : {"chess", "stackchess"}) {
        TerminalProgram program(start({"--game", game, "--time", "100000", "--threads", "2"}));
        ASSERT_TRUE(program.wait_for("Profondeur")) << program.screen().text();
        program.type(ctrl_c);
        EXPECT_EQ(program.wait_for_end(), 0);
        EXPECT_EQ(program.screen().rows_with("Profondeur"), 1) << program.screen().text();
        EXPECT_EQ(program.screen().rows_with("  1. "), 1) << program.screen().text();
    }
}

TEST_F(Analysis, ReportsAreColouredUnlessNotWanted) {
    write("game.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n");
    Start colored = start({"--pgn", path("game.pgn"), "--nodes", "1000"});
    Start plain = colored;
    plain.environment.emplace_back("NO_COLOR=1");
    {
        TerminalProgram program(colored);
        EXPECT_EQ(program.wait_for_end(), 0);
        EXPECT_TRUE(program.screen().has("2. g4?? : gaffe")) << program.screen().text();
        EXPECT_TRUE(program.screen().has_colors());
        EXPECT_EQ(program.screen().unknown(), "");
    }
    TerminalProgram program(plain);
    EXPECT_EQ(program.wait_for_end(), 0);
    EXPECT_TRUE(program.screen().has("2. g4?? : gaffe")) << program.screen().text();
    EXPECT_EQ(program.written().find('\x1B'), std::string::npos);
}

TEST_F(Analysis, AnInterruptedReportLosesNoGame) {
    // The first game is judged at once, because its checkmate is proven; the second takes time.
    write("games.pgn",
          "[SetUp \"1\"]\n[FEN \"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\"]\n\n1. Ra8# 1-0\n\n"
          "[Event \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n");
    TerminalProgram program(
        start({"--pgn", path("games.pgn"), "--time", "100000", "-o", path("annotated.pgn")}));
    ASSERT_TRUE(program.wait_for("Les noirs : précision")) << program.screen().text();
    program.type(ctrl_c);
    EXPECT_EQ(program.wait_for_end(), 1);
    EXPECT_TRUE(program.screen().has("aucun coup n'est jugé")) << program.screen().text();
    EXPECT_TRUE(program.screen().has("1 sur 2 parties")) << program.screen().text();
    const std::string written = contents("annotated.pgn");
    EXPECT_NE(written.find("1. Ra8# 1-0"), std::string::npos) << written;
    EXPECT_NE(written.find("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"), std::string::npos) << written;
}

TEST(Match, AfterCtrlCEndsWithAWholeTable) {
    const Home home;
    TerminalProgram program(
        {{"match", "nodes=50", "b=nodes=50", "--games", "100000"}, home.path()});
    ASSERT_TRUE(program.wait_for("Joueur")) << program.screen().text();
    program.type(ctrl_c);
    EXPECT_EQ(program.wait_for_end(), 1);
    EXPECT_EQ(program.screen().rows_with("Joueur"), 1) << program.screen().text();
    EXPECT_TRUE(program.screen().has("\nJoueur") || program.screen().text().starts_with("Joueur"))
        << program.screen().text();
    EXPECT_TRUE(program.screen().has("Interrompu")) << program.screen().text();
}

} // namespace
} // namespace terminal
