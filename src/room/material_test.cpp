#include "room/material.hpp"

#include <gtest/gtest.h>

namespace room {
namespace {

using core::Color;
using core::Piece;
using core::Role;

Snapshot with_board(game::Rules rules, std::vector<session::Stack> stacks) {
    Snapshot snapshot;
    snapshot.rules = rules;
    snapshot.history.back().board = {2, std::move(stacks)};
    return snapshot;
}

TEST(Material, IsReckonedByValueInChess) {
    const Snapshot snapshot =
        with_board(game::Rules::chess,
                   {{Piece{Color::white, Role::queen}}, {Piece{Color::black, Role::rook}}, {}, {}});
    EXPECT_EQ(material_lead(snapshot, Color::white), 4);
    EXPECT_EQ(material_lead(snapshot, Color::black), -4);
}

TEST(Material, IsTheNumberOfPiecesInStackchess) {
    const Piece pawn{Color::black, Role::pawn};
    const Snapshot snapshot = with_board(
        game::Rules::stackchess, {{Piece{Color::white, Role::queen}}, {pawn, pawn, pawn}, {}, {}});
    EXPECT_EQ(material_lead(snapshot, Color::black), 2);
}

} // namespace
} // namespace room
