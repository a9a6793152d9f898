#include "room/material.hpp"

namespace room {

namespace {

int value_in_chess(core::Role role) {
    switch (role) {
    case core::Role::pawn: return 1;
    case core::Role::knight:
    case core::Role::bishop: return 3;
    case core::Role::rook: return 5;
    case core::Role::queen: return 9;
    default: return 0;
    }
}

} // namespace

int material_lead(game::Rules rules, const session::BoardView& board, core::Color side) {
    int lead = 0;
    for (const session::Stack& stack : board.stacks)
        for (const core::Piece piece : stack) {
            const int value = of_game(rules, 1, value_in_chess(piece.role));
            lead += piece.color == side ? value : -value;
        }
    return lead;
}

} // namespace room
