#include "puzzle/queens_board.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace puzzle {
namespace {

using Act = QueensAdvice::Act;

/// A board with queens on the given squares.
QueensBoard board_with(int size, std::initializer_list<const char*> squares) {
    QueensBoard board(size);
    for (const char* square : squares) board.place(read_square(square).value());
    return board;
}

TEST(QueensBoard, KeepsQueensInTheOrderTheyCame) {
    QueensBoard board = board_with(8, {"e4", "a1", "h8"});
    EXPECT_TRUE(board.has_queen({0, 0}));
    EXPECT_FALSE(board.has_queen({1, 0}));
    board.remove({0, 0});
    EXPECT_EQ(board.queens(), (std::vector<Square>{{4, 3}, {7, 7}}));
    board.clear();
    EXPECT_TRUE(board.queens().empty());
}

TEST(QueensBoard, FindsAttacksAlongEveryLine) {
    EXPECT_EQ(board_with(8, {"a1", "a8"}).attacks().size(), 1U);
    EXPECT_EQ(board_with(8, {"a1", "h1"}).attacks().size(), 1U);
    EXPECT_EQ(board_with(8, {"a1", "h8"}).attacks().size(), 1U);
    EXPECT_EQ(board_with(8, {"h1", "a8"}).attacks(), (std::vector<Attack>{{{7, 0}, {0, 7}}}));
    EXPECT_TRUE(board_with(8, {"a1", "b3", "c5"}).attacks().empty());
}

TEST(QueensBoard, DoesNotSeeAttacksThroughAQueen) {
    EXPECT_EQ(board_with(8, {"a1", "h8", "d4"}).attacks(),
              (std::vector<Attack>{{{0, 0}, {3, 3}}, {{7, 7}, {3, 3}}}));
    // On a line with both ends, but not between them.
    EXPECT_EQ(board_with(8, {"a1", "a3", "b2"}).attacks().size(), 3U);
}

TEST(QueensBoard, IsSolvedByAsManyQueensAsRanksThatLeaveEachOtherAlone) {
    EXPECT_TRUE(board_with(4, {"b1", "d2", "a3", "c4"}).is_solved());
    EXPECT_FALSE(board_with(4, {"b1", "d2", "a3"}).is_solved());
    EXPECT_FALSE(board_with(4, {"b1", "d2", "a3", "b4"}).is_solved());
}

TEST(QueensAdvice, LeadsFromAnEmptyBoardToASolution) {
    for (int size = min_queens_board; size <= max_queens_board; ++size) {
        QueensBoard board(size);
        while (!board.is_full()) {
            const QueensAdvice advice = board.advice();
            ASSERT_EQ(advice.act, Act::place);
            board.place(advice.square);
        }
        EXPECT_TRUE(board.is_solved()) << size;
    }
}

TEST(QueensAdvice, KeepsWhatStandsWhereASolutionHasIt) {
    const QueensBoard board = board_with(8, {"d1", "g2"});
    const auto queens = board.solution();
    ASSERT_TRUE(queens);
    EXPECT_EQ((*queens)[0], 3);
    EXPECT_EQ((*queens)[1], 6);
    EXPECT_EQ(board.advice().act, Act::place);
}

TEST(QueensAdvice, TakesAwayTheOneQueenThatIsInTheWay) {
    // No solution of 4×4 has a queen in a corner.
    EXPECT_EQ(board_with(4, {"a1"}).advice(), (QueensAdvice{Act::remove, {0, 0}}));
    EXPECT_EQ(board_with(4, {"b1", "c2"}).advice(), (QueensAdvice{Act::remove, {2, 1}}));
    EXPECT_EQ(board_with(4, {"a1", "b4", "d3"}).advice(), (QueensAdvice{Act::remove, {0, 0}}));
}

TEST(QueensAdvice, BringsEveryBoardToASolution) {
    core::Random random(7);
    for (int i = 0; i < 300; ++i) {
        QueensBoard board(4 + static_cast<int>(random.below(23)));
        const auto size = static_cast<std::uint64_t>(board.size());
        for (std::uint64_t queens = random.below(size + 1); queens > 0; --queens) {
            const Square square{static_cast<int>(random.below(size)),
                                static_cast<int>(random.below(size))};
            if (!board.has_queen(square)) board.place(square);
        }
        for (int step = 0; step < 3 * board.size() && !board.is_solved(); ++step) {
            const QueensAdvice advice = board.advice();
            if (advice.act == Act::place)
                board.place(advice.square);
            else
                board.remove(advice.square);
        }
        EXPECT_TRUE(board.is_solved()) << board.size();
    }
}

} // namespace
} // namespace puzzle
