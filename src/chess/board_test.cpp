#include "chess/board.hpp"

#include <gtest/gtest.h>

#include "chess/move.hpp"

namespace {

using chess::bit;
using chess::Bits;
using chess::Board;
using core::Color;
using core::Piece;
using core::Role;

TEST(Board, HoldsEveryPiece) {
    for (const Color color : core::colors)
        for (const Role role : core::all_roles) {
            Board board;
            board.put(27, {color, role});
            EXPECT_EQ(board.at(27), (Piece{color, role}));
            EXPECT_EQ(board.at(26), Piece{});
            EXPECT_EQ(board.occupied(), bit(27));
            EXPECT_EQ(board.of(color), bit(27));
            EXPECT_EQ(board.of(~color), Bits{0});
            for (const Role other : core::all_roles)
                EXPECT_EQ(board.of(other), other == role ? bit(27) : Bits{0});
            EXPECT_EQ(board.of(Role::none), ~bit(27));
            board.clear(bit(27));
            EXPECT_EQ(board, Board{});
        }
}

TEST(Board, NamesTheSetsOfTheMoveGenerator) {
    Board board;
    int square = 0;
    for (const Role role : core::all_roles) board.put(square++, {Color::black, role});
    EXPECT_EQ(board.pawns(), board.of(Role::pawn));
    EXPECT_EQ(board.knights(), board.of(Role::knight));
    EXPECT_EQ(board.bishops(), board.of(Role::bishop));
    EXPECT_EQ(board.rooks(), board.of(Role::rook));
    EXPECT_EQ(board.queens(), board.of(Role::queen));
    EXPECT_EQ(board.kings(), board.of(Role::king));
    EXPECT_EQ(board.diagonal_sliders(), board.bishops() | board.queens());
    EXPECT_EQ(board.straight_sliders(), board.rooks() | board.queens());
}

TEST(Board, IsCopiedWhole) {
    Board board;
    board.put(0, {Color::white, Role::queen});
    board.put(63, {Color::black, Role::knight});
    const Board copy = board;
    EXPECT_EQ(copy, board);
    board.clear(bit(0));
    EXPECT_NE(copy, board);
}

TEST(Move, KeepsItsParts) {
    using chess::Move;
    using chess::MoveKind;
    const Move castling{60, 63, MoveKind::castling};
    EXPECT_EQ(castling.from(), 60);
    EXPECT_EQ(castling.to(), 63);
    EXPECT_EQ(castling.kind(), MoveKind::castling);
    EXPECT_EQ(castling.promotion(), Role::none);
    EXPECT_TRUE(castling.is_special());
    EXPECT_EQ(Move::from_bits(castling.bits()), castling);
    for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen}) {
        const Move promotion = Move::promotion(52, 60, role);
        EXPECT_EQ(promotion.promotion(), role);
        EXPECT_FALSE(promotion.is_special());
        EXPECT_NE(promotion, (Move{52, 60}));
    }
}

} // namespace
