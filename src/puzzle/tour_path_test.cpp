#include "puzzle/tour_path.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "puzzle/tour_extension.hpp"

namespace puzzle {
namespace {

TourPath path_over(int size, std::initializer_list<const char*> squares) {
    TourPath path(size);
    for (const char* square : squares) path.visit(read_square(square).value());
    return path;
}

std::vector<std::string> texts(const std::vector<Square>& squares) {
    std::vector<std::string> all;
    for (const Square square : squares) all.push_back(square_text(square));
    return all;
}

using Texts = std::vector<std::string>;

/// Adds up to this many random jumps.
void stray(TourPath& path, std::size_t leaps, core::Random& random) {
    for (; leaps > 0 && !path.targets().empty(); --leaps) {
        const std::vector<Square> targets = path.targets();
        path.visit(targets[random.below(targets.size())]);
    }
}

/// Whether a tour starts this way, found by exhaustive search.
bool can_be_completed(TourPath& path) {
    if (path.is_complete()) return true;
    if (!path.stranded().empty() && path.squares().size() + 1 < 25) return false;
    for (const Square square : path.targets()) {
        path.visit(square);
        const bool completed = can_be_completed(path);
        path.take_back_to(path.squares().size() - 1);
        if (completed) return true;
    }
    return false;
}

TEST(TourPath, BeginsAnywhereAndLeaps) {
    TourPath path(5);
    EXPECT_EQ(path.targets().size(), 25U);
    path.visit({0, 0});
    EXPECT_EQ(texts(path.targets()), (Texts{"c2", "b3"}));
    path.visit({2, 1});
    EXPECT_EQ(path.visit_of({2, 1}), 1U);
    EXPECT_EQ(path.visit_of({1, 2}), std::nullopt);
    EXPECT_EQ(texts(path.targets()), (Texts{"e1", "a3", "e3", "b4", "d4"}));
    path.take_back_to(1);
    EXPECT_EQ(texts(path.squares()), (Texts{"a1"}));
    path.take_back_to(0);
    EXPECT_EQ(path.targets().size(), 25U);
}

TEST(TourPath, KnowsSquaresThatCanNoLongerBeReached) {
    EXPECT_TRUE(path_over(5, {"c2", "a1"}).stranded().empty());
    EXPECT_EQ(texts(path_over(5, {"c2", "d4", "b3", "d2"}).stranded()), (Texts{"a1"}));
    EXPECT_TRUE(path_over(5, {"c2", "d4", "b3"}).stranded().empty());
}

TEST(TourAdvice, LeadsToATourFromEverySquareThatHasOne) {
    for (int size = min_tour_path; size <= max_tour_path; ++size) {
        TourPath path(size);
        path.visit({size - 1, size - 1});
        while (!path.is_complete()) {
            const TourAdvice advice = path.advice();
            ASSERT_TRUE(advice.next);
            path.visit(*advice.next);
        }
        EXPECT_EQ(path.is_closed(), size % 2 == 0);
    }
    EXPECT_EQ(path_over(8, {}).advice().next, Square{});
}

TEST(TourAdvice, WantsAnotherBeginningOnASquareWithoutATour) {
    const TourAdvice advice = path_over(5, {"a2", "c3", "d1"}).advice();
    EXPECT_FALSE(advice.next);
    EXPECT_EQ(advice.kept, 0U);
}

TEST(TourAdvice, IsRightAboutPathsOfASmallBoard) {
    core::Random random(3);
    const std::vector<Square> tour = find_tour(5, {}, false).squares;
    int dead_ends = 0;
    for (int i = 0; i < 300; ++i) {
        TourPath path(5);
        const std::size_t length = 10 + random.below(7);
        for (std::size_t j = 0; j < length; ++j) path.visit(tour[j]);
        stray(path, random.below(5), random);
        TourPath copy = path;
        const TourAdvice advice = path.advice();
        ASSERT_EQ(advice.next.has_value(), can_be_completed(copy)) << i;
        if (advice.next) continue;
        ++dead_ends;
        copy.take_back_to(advice.kept + 1);
        EXPECT_FALSE(can_be_completed(copy));
        copy.take_back_to(advice.kept);
        EXPECT_TRUE(can_be_completed(copy));
    }
    EXPECT_GT(dead_ends, 30);
    EXPECT_LT(dead_ends, 270);
}

TEST(TourAdvice, BringsEveryPathToATour) {
    core::Random random(5);
    for (int i = 0; i < 40; ++i) {
        const int size = 5 + i % 12;
        TourPath path(size);
        stray(path, 1 + random.below(200), random);
        bool has_taken_back = false;
        while (!path.is_complete()) {
            const TourAdvice advice = path.advice();
            if (advice.next) {
                path.visit(*advice.next);
            } else {
                ASSERT_FALSE(has_taken_back) << "the way back led nowhere";
                path.take_back_to(advice.kept);
                has_taken_back = true;
            }
        }
    }
}

TEST(TourExtension, IsFoundForTheBeginningOfEveryTour) {
    for (int size = min_tour_path; size <= 8; ++size) {
        const std::vector<Square> tour = find_tour(size, {}, false).squares;
        for (std::size_t length = 1; length < tour.size(); ++length) {
            const auto end = tour.begin() + static_cast<std::ptrdiff_t>(length);
            const std::vector<Square> path(tour.begin(), end);
            EXPECT_EQ(extend_tour(size, path).size(), tour.size() - length) << size;
        }
        EXPECT_TRUE(extend_tour(size, tour).empty());
    }
}

} // namespace
} // namespace puzzle
