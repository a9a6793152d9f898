#include "solid/piece_stack.hpp"

#include <gtest/gtest.h>

#include "solid/pieces.hpp"

namespace solid {
namespace {

using core::Color;
using core::Role;

constexpr core::Piece pawn{Color::white, Role::pawn};
constexpr core::Piece king{Color::white, Role::king};

TEST(PieceStack, StandsSeatOnSeat) {
    const std::vector tower{pawn, king, pawn};
    const std::vector<float> seats = seats_of(tower);
    ASSERT_EQ(seats.size(), 4U);
    EXPECT_FLOAT_EQ(seats[1], seat_of(Role::pawn));
    EXPECT_FLOAT_EQ(seats[2], seat_of(Role::pawn) + seat_of(Role::king));
    EXPECT_FLOAT_EQ(height_of(tower), seats[2] + height_of(Role::pawn));
    EXPECT_EQ(height_of(std::vector<core::Piece>{}), 0);
}

/// What reaches above the seat of a piece fits into the foot of the next one.
TEST(PieceStack, HidesFinialsInTheNextFoot) {
    for (const Role role : core::all_roles) {
        const float finial = height_of(role) - seat_of(role);
        EXPECT_GE(finial, 0) << core::letter(role);
        EXPECT_LT(finial, 0.22F) << core::letter(role);
    }
}

/// A stack of eight looks believable: it is about as high as half of a board of eight is wide.
TEST(PieceStack, OfEightIsNoHigherThanHalfItsBoard) {
    const std::vector<core::Piece> tower(8, pawn);
    EXPECT_LT(height_of(tower), 4.3F);
    EXPECT_GT(height_of(tower), 3.0F);
}

TEST(PieceStack, KeepsSquaresAndLayers) {
    std::vector<Placed> placed;
    place(std::vector{pawn, king}, core::coord_at(0, 0), middle_of(core::coord_at(0, 0), 8), 0,
          placed);
    ASSERT_EQ(placed.size(), 2U);
    EXPECT_EQ(placed[0].at, (Vec3{-3.5F, 0, 3.5F}));
    EXPECT_FLOAT_EQ(placed[1].at.y, seat_of(Role::pawn));
    EXPECT_EQ(placed[1].layer, 1);
    EXPECT_EQ(placed[1].square, core::coord_at(0, 0));
}

TEST(PieceStack, KnowsWhichOfItsPiecesAreInHand) {
    std::vector<Placed> placed;
    place(std::vector{pawn}, core::coord_at(0, 0), {}, 0, placed);
    place_in_hand(std::vector{pawn, king}, core::coord_at(0, 0), {0, 1, 0}, 1, placed);
    ASSERT_EQ(placed.size(), 3U);
    EXPECT_FALSE(placed[0].is_held);
    EXPECT_TRUE(placed[1].is_held && placed[2].is_held);
    EXPECT_EQ(placed[2].layer, 2);
}

} // namespace
} // namespace solid
