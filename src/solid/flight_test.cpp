#include "solid/flight.hpp"

#include <initializer_list>
#include <string_view>

#include <gtest/gtest.h>

#include "solid/pieces.hpp"

namespace solid {
namespace {

using core::coord_at;

PieceStack tower(std::string_view letters) {
    PieceStack made;
    for (const char letter : letters) made.push_back(core::piece_of(letter));
    return made;
}

/// A board of four squares a side, with these stacks on the first rank.
PieceStacks board(std::initializer_list<std::string_view> first) {
    PieceStacks towers{.size = 4, .stacks = std::vector<PieceStack>(16)};
    std::size_t place = 0;
    for (const std::string_view letters : first) towers.stacks[place++] = tower(letters);
    return towers;
}

TEST(Flight, TakesAGroupAlongAndLeavesTheRest) {
    const PieceStacks before = board({"PRQ", "", "", "k"});
    const PieceStacks after = board({"P", "RQ", "", "k"});
    const StackMove step{coord_at(0, 0), 2, coord_at(1, 0)};
    ASSERT_TRUE(leads(before, after, step));
    EXPECT_FALSE(leads(after, before, step));
    const Flight flight = flight_of(before, after, step);
    EXPECT_EQ(flight.resting.at(coord_at(0, 0)), tower("P"));
    ASSERT_EQ(flight.travellers.size(), 1U);
    EXPECT_EQ(flight.travellers.front().group, tower("RQ"));
    EXPECT_TRUE(flight.captured.empty());
}

TEST(Flight, LetsTheCapturedVanishAndComeBack) {
    const PieceStacks before = board({"R", "pn"});
    const PieceStacks after = board({"", "R"});
    const StackMove step{coord_at(0, 0), 1, coord_at(1, 0)};
    const Flight there = flight_of(before, after, step);
    ASSERT_EQ(there.captured.size(), 1U);
    EXPECT_EQ(there.captured.front().stack, tower("pn"));
    const Flight back = flight_back(after, before, step);
    ASSERT_EQ(back.returning.size(), 1U);
    ASSERT_EQ(back.travellers.size(), 1U);
    EXPECT_EQ(back.travellers.front().to, step.from);
    std::vector<Placed> placed;
    place_moving(there, 0.25F, placed);
    ASSERT_EQ(placed.size(), 3U);
    EXPECT_FLOAT_EQ(placed.front().opacity, 0.75F);
}

TEST(Flight, TakesTheRookOfACastlingAlong) {
    const PieceStacks before = board({"K", "", "", "R"});
    const PieceStacks after = board({"", "R", "K", ""});
    const Flight flight = flight_of(before, after, {coord_at(0, 0), 1, coord_at(2, 0)});
    ASSERT_EQ(flight.travellers.size(), 2U);
    EXPECT_EQ(flight.travellers[1].group, tower("R"));
    EXPECT_EQ(flight.travellers[1].from, coord_at(3, 0));
    EXPECT_EQ(flight.travellers[1].to, coord_at(1, 0));
    EXPECT_TRUE(flight.captured.empty());
}

TEST(Flight, PassesOverWhateverStandsBetween) {
    const PieceStacks before = board({"R", "", "pppp"});
    const PieceStacks after = board({"", "", "pppp", "R"});
    const Flight flight = flight_of(before, after, {coord_at(0, 0), 1, coord_at(3, 0)});
    std::vector<Placed> placed;
    place_moving(flight, 2.0F / 3, placed);
    ASSERT_EQ(placed.size(), 1U);
    EXPECT_GT(placed.front().at.y, 0.8F * height_of(tower("pppp")));
    placed.clear();
    place_moving(flight, 1, placed);
    EXPECT_NEAR(placed.front().at.y, 0, 1e-5);
}

TEST(Flight, OfAPawnThatIsPromotedChangesOnTheWay) {
    const Flight flight =
        flight_of(board({"P"}), board({"", "Q"}), {coord_at(0, 0), 1, coord_at(1, 0)});
    std::vector<Placed> placed;
    place_moving(flight, 0.4F, placed);
    place_moving(flight, 0.6F, placed);
    ASSERT_EQ(placed.size(), 2U);
    EXPECT_EQ(placed[0].piece.role, core::Role::pawn);
    EXPECT_EQ(placed[1].piece.role, core::Role::queen);
}

} // namespace
} // namespace solid
