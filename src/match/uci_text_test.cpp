#include "match/uci_text.hpp"

#include <gtest/gtest.h>

namespace match {
namespace {

using core::Color;
using record::Evaluation;

TEST(OptionLine, IsRead) {
    const auto option = read_option_line(
        "option name UCI_Variant type combo default chess var chess var crazy house");
    ASSERT_TRUE(option);
    EXPECT_EQ(option->name, "UCI_Variant");
    EXPECT_EQ(option->choices, (std::vector<std::string>{"chess", "crazy house"}));
    EXPECT_EQ(
        read_option_line("option  name Move Overhead\ttype spin default 10 min 0 max 5")->name,
        "Move Overhead");
    EXPECT_FALSE(read_option_line("option name"));
    EXPECT_FALSE(read_option_line("id name option name"));
}

TEST(OptionLine, SaysWhichValuesThereAre) {
    const auto allows = [](const char* line, std::string_view value) {
        return read_option_line(line)->allows(value);
    };
    const char* spin = "option name Hash type spin default 16 min -2 max 1024";
    for (const char* value : {"-2", "0", "1024"}) EXPECT_TRUE(allows(spin, value)) << value;
    for (const char* value : {"-3", "1025", "99999999999", "99999999999999999999", "", "x", "5x"})
        EXPECT_FALSE(allows(spin, value)) << value;
    EXPECT_TRUE(allows("option name Free type spin default 1", "99999999999"));
    const char* check = "option name Ponder type check default false";
    EXPECT_TRUE(allows(check, "True"));
    EXPECT_FALSE(allows(check, "yes"));
    const char* combo = "option name Style type combo default Solid var Solid var Very Risky";
    EXPECT_TRUE(allows(combo, "very risky"));
    EXPECT_FALSE(allows(combo, "Risky"));
    EXPECT_TRUE(allows("option name Book type string default <empty>", "max.bin"));
    EXPECT_TRUE(allows("option name Clear type button", ""));
}

TEST(InfoLine, TellsTheExactScoreOfTheBestLine) {
    EXPECT_EQ(read_info_line("info depth 12 seldepth 20 score cp -34 nodes 5 pv e2e4"),
              (Evaluation{false, -34, 12}));
    EXPECT_EQ(read_info_line("info score mate -3 depth 7"), (Evaluation{true, -3, 7}));
    EXPECT_EQ(read_info_line("info depth 5 multipv 1 score cp 10"), (Evaluation{false, 10, 5}));
    for (const char* line :
         {"", "bestmove e2e4", "info depth 12", "info depth 3 score cp 10 lowerbound",
          "info multipv 2 score cp 10", "info string score cp 5", "info score cp",
          "info score cp x", "info pv score cp 4"})
        EXPECT_FALSE(read_info_line(line)) << line;
}

TEST(InfoLine, HasNoScoreThatCannotBeTurnedRound) {
    EXPECT_EQ(read_info_line("info depth 1 score cp -2147483648"),
              (Evaluation{false, -1'000'000, 1}));
    EXPECT_EQ(read_info_line("info score cp 2147483647"), (Evaluation{false, 1'000'000}));
    EXPECT_EQ(read_info_line("info score mate -2147483648"), (Evaluation{true, -1'000'000}));
    EXPECT_EQ(read_info_line("info depth -5 score cp 7"), (Evaluation{false, 7}));
    EXPECT_FALSE(read_info_line("info score cp -2147483649"));
}

TEST(BestMove, IsTheWordBehindIt) {
    EXPECT_EQ(read_best_move("bestmove e2e4 ponder e7e5"), "e2e4");
    EXPECT_EQ(read_best_move(" bestmove  2a2a4"), "2a2a4");
    EXPECT_EQ(read_best_move("bestmove"), "");
    EXPECT_FALSE(read_best_move("info string bestmove e2e4"));
}

TEST(Coordinates, AreToldFromOtherNotations) {
    for (const char* text : {"e2e4", "e7e8q", "2a2a4", "12j10j3", "1a2a3"})
        EXPECT_TRUE(is_in_coordinates(text)) << text;
    for (const char* text :
         {"", "e4", "Nf3", "exd5", "e2-e4", "0000", "(none)", "O-O", "e7e8k", "e2e4e5", "a0a1"})
        EXPECT_FALSE(is_in_coordinates(text)) << text;
}

TEST(PositionLine, NamesTheUsualStartOfChess) {
    EXPECT_EQ(position_line(chess::start_setup(), {}), "position startpos");
    EXPECT_EQ(position_line(chess::start_setup(), {"e2e4", "e7e5"}),
              "position startpos moves e2e4 e7e5");
    EXPECT_EQ(position_line(stackchess::start_setup({}), {"2a1a2"}),
              "position fen rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1 moves 2a1a2");
}

TEST(GoLine, HasAllLimits) {
    const ClockTerms control{Milliseconds(1000), Milliseconds(10), 40};
    EngineClocks clocks{EngineClock(control), EngineClock({Milliseconds(500)})};
    EXPECT_EQ(go_line({.clock = control}, clocks, Color::white),
              "go wtime 1000 btime 500 winc 10 binc 0 movestogo 40");
    EXPECT_EQ(go_line({.clock = control, .depth = 9}, clocks, Color::black),
              "go wtime 1000 btime 500 winc 10 binc 0 depth 9");
    clocks[1].reset();
    EXPECT_EQ(go_line({.clock = control}, clocks, Color::white),
              "go wtime 1000 btime 1000 winc 10 binc 10 movestogo 40");
    EXPECT_EQ(go_line({.nodes = 5000}, clocks, Color::black), "go nodes 5000");
    EXPECT_EQ(go_line({.move_time = Milliseconds(20)}, {}, Color::black), "go movetime 20");
    clocks[0]->press(std::chrono::seconds(2));
    EngineClock spent({Milliseconds(10)});
    spent.press(std::chrono::seconds(1));
    EXPECT_EQ(go_line({}, {spent, spent}, Color::white), "go wtime 1 btime 1 winc 0 binc 0");
}

} // namespace
} // namespace match
