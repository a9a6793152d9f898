#include "room/material.hpp"

#include <gtest/gtest.h>

namespace room {
namespace {

using core::Color;
using core::Piece;
using core::Role;

TEST(Material, IsReckonedByValueInChess) {
    const session::BoardView board{
        2, {{Piece{Color::white, Role::queen}}, {Piece{Color::black, Role::rook}}, {}, {}}};
    EXPECT_EQ(material_lead(game::Rules::chess, board, Color::white), 4);
    EXPECT_EQ(material_lead(game::Rules::chess, board, Color::black), -4);
}

TEST(Material, IsTheNumberOfPiecesInStackchess) {
    const Piece pawn{Color::black, Role::pawn};
    const session::BoardView board{
        2, {{Piece{Color::white, Role::queen}}, {pawn, pawn, pawn}, {}, {}}};
    EXPECT_EQ(material_lead(game::Rules::stackchess, board, Color::black), 2);
}

} // namespace
} // namespace room
