#include "puzzle/tour.hpp"

#include <gtest/gtest.h>

namespace puzzle {
namespace {

testing::AssertionResult is_tour(const Tour& tour, int size, Square from, bool closed) {
    const auto& squares = tour.squares;
    if (squares.size() != static_cast<std::size_t>(size * size))
        return testing::AssertionFailure() << squares.size() << " squares";
    if (squares.front() != from) return testing::AssertionFailure() << "another first square";
    std::vector<bool> seen(squares.size());
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const auto place = static_cast<std::size_t>(squares[i].rank * size + squares[i].file);
        if (seen.at(place)) return testing::AssertionFailure() << "twice on " << place;
        seen[place] = true;
        if (i > 0 && !is_leap(squares[i - 1], squares[i]))
            return testing::AssertionFailure() << "no leap to " << place;
    }
    if (closed && !is_leap(squares.back(), squares.front()))
        return testing::AssertionFailure() << "not closed";
    return testing::AssertionSuccess();
}

/// Every starting square of one board.
void expect_tours(int size) {
    for (int rank = 0; rank < size; ++rank)
        for (int file = 0; file < size; ++file) {
            const Square from{file, rank};
            const Tour tour = find_tour(size, from, false);
            if (size % 2 == 0 || (file + rank) % 2 == 0) {
                ASSERT_TRUE(is_tour(tour, size, from, false)) << size << ' ' << file << ' ' << rank;
            } else {
                ASSERT_TRUE(tour.squares.empty());
                ASSERT_EQ(tour.reason, NoTour::minority_square);
            }
        }
}

TEST(Tour, FromEverySquareOfTheSmallerBoards) {
    for (int size = min_tour_size; size <= 21; ++size) expect_tours(size);
}

TEST(Tour, FromTheCornerAndTheMiddleOfEveryBoard) {
    for (int size = min_tour_size; size <= max_tour_size; ++size)
        for (const int place : {0, size / 2})
            ASSERT_TRUE(
                is_tour(find_tour(size, {place, place}, false), size, {place, place}, false))
                << size;
}

TEST(Tour, ClosedOnEveryEvenBoard) {
    for (int size = 6; size <= max_tour_size; size += 2)
        ASSERT_TRUE(is_tour(find_tour(size, {2, 1}, true), size, {2, 1}, true)) << size;
}

TEST(Tour, NoneIsClosedOnAnOddBoardOrExistsBelowFive) {
    EXPECT_EQ(find_tour(7, {0, 0}, true).reason, NoTour::odd_closed);
    EXPECT_TRUE(find_tour(7, {0, 0}, true).squares.empty());
    for (int size = 1; size < min_tour_size; ++size) {
        EXPECT_TRUE(find_tour(size, {0, 0}, false).squares.empty());
        EXPECT_EQ(find_tour(size, {0, 0}, false).reason, NoTour::too_small);
    }
}

// Takes some minutes: run by ./test --long.
TEST(LongTour, FromEverySquareOfEveryOddBoard) {
    for (int size = 23; size <= max_tour_size; size += 2) expect_tours(size);
}

} // namespace
} // namespace puzzle
