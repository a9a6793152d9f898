#include "text/puzzle_board.hpp"

#include <gtest/gtest.h>

namespace text {
namespace {

TEST(PuzzleBoard, IsAsWideAsItsWidestText) {
    PuzzleBoard board(2);
    board.set({0, 0}, "7");
    board.set({1, 1}, "144");
    const Picture picture = board.picture(false);
    EXPECT_EQ(picture.text(), "     a   b\n"
                              "  +---+---+\n"
                              "2 |   |144|\n"
                              "  +---+---+\n"
                              "1 |  7|   |\n"
                              "  +---+---+\n");
    EXPECT_EQ(picture.width, 11U);
}

TEST(PuzzleBoard, ShowsMarksByColoursAlone) {
    PuzzleBoard board(1);
    board.set({0, 0}, "Q");
    board.mark({0, 0});
    EXPECT_EQ(board.picture(false).lines[2], "1 | Q|");
    EXPECT_EQ(board.picture(true).lines[2], "1 |\x1B[7m Q\x1B[0m|");
}

TEST(PuzzleBoard, FitsAScreenWhenItIsLarge) {
    const Picture picture = PuzzleBoard(20).picture(false);
    EXPECT_EQ(picture.lines.size(), 23U);
    EXPECT_EQ(picture.lines[0], "    a b c d e f g h i j k l m n o p q r s t");
    EXPECT_EQ(picture.lines[13].substr(0, 8), " 9 | | |");
}

TEST(SquareList, IsBrokenIntoLines) {
    EXPECT_EQ(square_list({}), "");
    EXPECT_EQ(square_list({{0, 0}, {26, 26}}), "a1 aa27\n");
    EXPECT_EQ(square_list(std::vector<puzzle::Square>(30)),
              "a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1 a1\n"
              "a1 a1 a1\n");
}

} // namespace
} // namespace text
