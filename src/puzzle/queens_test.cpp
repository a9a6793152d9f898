#include "puzzle/queens.hpp"

#include <cstdlib>

#include <gtest/gtest.h>

namespace puzzle {
namespace {

bool is_solution(const Queens& queens, int size) {
    if (queens.size() != static_cast<std::size_t>(size)) return false;
    for (int rank = 0; rank < size; ++rank) {
        const int file = queens[static_cast<std::size_t>(rank)];
        if (file < 0 || file >= size) return false;
        for (int other = 0; other < rank; ++other) {
            const int there = queens[static_cast<std::size_t>(other)];
            if (there == file || std::abs(there - file) == rank - other) return false;
        }
    }
    return true;
}

TEST(Queens, OneSolutionForEverySizeThatHasOne) {
    for (int size = 1; size <= 1000; ++size) {
        const auto queens = place_queens(size);
        ASSERT_EQ(queens.has_value(), size != 2 && size != 3) << size;
        if (queens) {
            ASSERT_TRUE(is_solution(*queens, size)) << size;
        }
    }
    EXPECT_FALSE(place_queens(0));
    EXPECT_FALSE(place_queens(-5));
}

TEST(Queens, AreCounted) {
    struct Known {
        int size;
        std::uint64_t all;
        std::uint64_t distinct;
    };
    // Sequences A000170 and A002562 of the On-Line Encyclopedia of Integer Sequences.
    for (const Known known :
         {Known{1, 1, 1}, Known{2, 0, 0}, Known{3, 0, 0}, Known{4, 2, 1}, Known{5, 10, 2},
          Known{6, 4, 1}, Known{7, 40, 6}, Known{8, 92, 12}, Known{9, 352, 46}, Known{10, 724, 92},
          Known{11, 2680, 341}, Known{12, 14200, 1787}, Known{13, 73712, 9233},
          Known{14, 365596, 45752}}) {
        const QueensCount count = count_queens(known.size);
        EXPECT_EQ(count.all, known.all) << known.size;
        EXPECT_EQ(count.distinct, known.distinct) << known.size;
    }
}

TEST(Queens, TheSearchShowsEverySolutionOnceInOrder) {
    for (int size = 1; size <= 9; ++size) {
        QueensSearch search(size);
        Queens last;
        std::uint64_t found = 0;
        while (const Queens* queens = search.next()) {
            ASSERT_TRUE(is_solution(*queens, size));
            ASSERT_LT(last, *queens);
            last = *queens;
            ++found;
        }
        EXPECT_EQ(found, count_queens(size).all) << size;
        EXPECT_EQ(search.next(), nullptr);
    }
}

} // namespace
} // namespace puzzle
