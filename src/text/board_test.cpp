#include "text/board.hpp"

#include <gtest/gtest.h>

#include "session/session.hpp"
#include "words/voices_fixture.hpp"

namespace text {
namespace {

using words::french;

session::BoardView board_of(const char* position) {
    return session::make_session(*stackchess::read_setup(position))->board();
}

const session::BoardView stacks = board_of("4/4/(PBR)3/R3 w - 0 1");
const Coord a2 = core::coord_at(0, 1);

TEST(StackBoard, ShowsTheTopPieces) {
    EXPECT_EQ(stack_board(french, stacks, {}).text(), "   a  b  c  d\n"
                                                      "  +--+--+--+--+\n"
                                                      "4 |  |  |  |  |\n"
                                                      "  +--+--+--+--+\n"
                                                      "3 |  |  |  |  |\n"
                                                      "  +--+--+--+--+\n"
                                                      "2 |TB|  |  |  |\n"
                                                      "  +--+--+--+--+\n"
                                                      "1 |TB|  |  |  |\n"
                                                      "  +--+--+--+--+\n");
}

TEST(StackBoard, ShowsHeightsOfTallStacksOrOfAll) {
    EXPECT_EQ(stack_board(french, stacks, {.heights = Heights::tall}).lines[6],
              "2 |TB3|   |   |   |");
    EXPECT_EQ(stack_board(french, stacks, {.heights = Heights::tall}).lines[8],
              "1 |TB |   |   |   |");
    EXPECT_EQ(stack_board(french, stacks, {.heights = Heights::all}).lines[8],
              "1 |TB1|   |   |   |");
}

TEST(StackBoard, IsTurned) {
    const Picture picture = stack_board(french, stacks, {.flipped = true});
    EXPECT_EQ(picture.lines[0], "   d  c  b  a");
    EXPECT_EQ(picture.lines[2], "1 |  |  |  |TB|");
}

TEST(StackBoard, MarksTheLastMoveByColoursAlone) {
    EXPECT_EQ(stack_board(french, stacks, {.marked = {a2}}).lines[6], "2 |TB|  |  |  |");
    EXPECT_EQ(stack_board(french, stacks, {.colors = true, .marked = {a2}}).lines[6],
              "2 |\x1B[1;33;7mTB\x1B[0m|  |  |  |");
}

TEST(StackBoard, AlignsRanksOfTwoDigits) {
    const auto board = session::make_session(stackchess::start_setup({.size = 12}))->board();
    const Picture picture = stack_board(french, board, {});
    EXPECT_TRUE(picture.lines[2].starts_with("12 |"));
    EXPECT_TRUE(picture.lines[20].starts_with(" 3 |"));
    EXPECT_TRUE(picture.lines[0].starts_with("    a  b"));
}

TEST(StackBoard, IsCompactOnASmallScreen) {
    const Picture picture = stack_board(french, stacks, {.compact = true});
    EXPECT_EQ(picture.text(), "  a  b  c  d\n"
                              "4 .  .  .  . \n"
                              "3 .  .  .  . \n"
                              "2 TB .  .  . \n"
                              "1 TB .  .  . \n");
    EXPECT_EQ(picture.width, 13U);
}

TEST(StackBoard, OfTheLargestSizeFitsEightyColumnsWhenCompact) {
    const auto board = session::make_session(stackchess::start_setup({.size = 26}))->board();
    for (const std::string& line : stack_board(french, board, {.compact = true}).lines)
        EXPECT_LE(line.size(), 80U);
}

TEST(Stack, StandsBesideTheBoardBottomLast) {
    Picture picture = stack_board(french, stacks, {});
    add_stack(picture, french, a2, stacks.at(a2), std::nullopt);
    EXPECT_EQ(picture.lines[7], "  +--+--+--+--+        TB");
    EXPECT_EQ(picture.lines[8], "1 |TB|  |  |  |        FB");
    EXPECT_EQ(picture.lines[9], "  +--+--+--+--+    a2: PB");
}

TEST(Stack, GoesBelowANarrowBoard) {
    Picture picture = stack_board(french, stacks, {});
    add_stack(picture, french, a2, stacks.at(a2), 20);
    EXPECT_EQ(picture.lines[9], "  +--+--+--+--+");
    EXPECT_EQ(picture.lines[10], "a2: PB FB TB");
}

TEST(Stack, OfAnEmptySquareIsNamedEmpty) {
    Picture picture = stack_board(french, stacks, {});
    add_stack(picture, french, core::coord_at(1, 1), {}, std::nullopt);
    EXPECT_EQ(picture.lines[9], "  +--+--+--+--+    b2: vide");
}

TEST(Stack, AsTallAsCanBeFitsBesideItsBoard) {
    const auto board = board_of("4/4/(PPPPPPRR)3/4 w - 0 1");
    Picture picture = stack_board(french, board, {});
    const std::size_t lines = picture.lines.size();
    add_stack(picture, french, a2, board.at(a2), std::nullopt);
    EXPECT_EQ(picture.lines.size(), lines);
}

TEST(ChessBoard, HasRemarksBesideOrBelow) {
    const auto board = session::make_session(chess::start_setup())->board();
    Picture wide = chess_board(french, board, {});
    add_remarks(wide, wide.lines.size() - 3, {"one", "two"}, 80);
    EXPECT_EQ(wide.lines[15], " 1+ T + C + F + D + R + F + C + T +   one");
    EXPECT_EQ(wide.lines[16], "  +---+---+---+---+---+---+---+---+   two");
    EXPECT_EQ(wide.lines[17], "    a   b   c   d   e   f   g   h");
    Picture narrow = chess_board(french, board, {});
    add_remarks(narrow, narrow.lines.size() - 3, {"one", "two"}, 40);
    EXPECT_EQ(narrow.lines.back(), "two");
}

TEST(TallStacks, AreListed) {
    EXPECT_EQ(tall_stacks(french, stacks), std::vector<std::string>{"a2: PB FB TB"});
}

} // namespace
} // namespace text
