#include "view/selection.hpp"

#include <gtest/gtest.h>

namespace view {
namespace {

constexpr core::Coord a1 = core::coord_at(0, 0);
constexpr core::Coord a4 = core::coord_at(0, 3);
constexpr core::Coord b1 = core::coord_at(1, 0);
constexpr core::Coord d1 = core::coord_at(3, 0);

session::MoveView move(core::Coord from, int count, core::Coord to, int captured = 0) {
    return {.from = from, .count = count, .to = to, .captured = captured};
}

/// Three rooks on a1, one enemy on a4, two on d1.
const Moves moves{move(a1, 1, b1),    move(a1, 2, b1),    move(a1, 3, b1), move(a1, 2, a4, 1),
                  move(a1, 3, a4, 1), move(a1, 3, d1, 2), move(b1, 5, a4)};

TEST(Selection, TakesTheLargestPartThatCanMove) {
    EXPECT_EQ(largest_movable(moves, a1), 3);
    EXPECT_EQ(largest_movable(moves, b1), 5);
    EXPECT_EQ(largest_movable(moves, d1), 0);
}

TEST(Selection, KnowsWhereItCanGoAndWhatOtherSquaresNeed) {
    const auto three = targets_of(moves, {a1, 3});
    EXPECT_EQ(three, (std::vector<Target>{{b1, 3, false}, {a4, 3, true}, {d1, 3, true}}));
    const auto one = targets_of(moves, {a1, 1});
    EXPECT_EQ(one, (std::vector<Target>{{b1, 1, false}, {a4, 2, true}, {d1, 3, true}}));
    EXPECT_EQ(target_at(one, a4)->count, 2);
    EXPECT_EQ(target_at(one, a1), nullptr);
}

TEST(Selection, FindsEveryPromotionOfAMove) {
    Moves promotions(4, move(a1, 1, b1));
    promotions.push_back(move(a1, 1, d1));
    EXPECT_EQ(moves_to(promotions, {a1, 1}, b1).size(), 4U);
    EXPECT_EQ(moves_to(promotions, {a1, 2}, b1).size(), 0U);
}

TEST(Selection, ReadsNumbersDigitByDigit) {
    const Selection all{a1, 12};
    const Selection one = with_digit(all, 1, 12).value();
    EXPECT_EQ(one.count, 1);
    EXPECT_EQ(with_digit(one, 2, 12)->count, 12);
    EXPECT_EQ(with_digit(one, 3, 12)->count, 3);
    EXPECT_EQ(with_digit(one, 0, 12)->count, 10);
    EXPECT_FALSE(with_digit(all, 0, 12));
    EXPECT_FALSE(with_digit({a1, 2}, 7, 3)) << "there are no seven";
}

TEST(Selection, StepsWithinTheStack) {
    EXPECT_EQ(with_step({a1, 2}, 1, 3).count, 3);
    EXPECT_EQ(with_step({a1, 3}, 1, 3).count, 3);
    EXPECT_EQ(with_step({a1, 1}, -1, 3).count, 1);
}

} // namespace
} // namespace view
