#include "nnue/chess_inputs.hpp"

#include "core/bits.hpp"

namespace nnue {

using chess::Board;
using chess::Square;
using core::Color;

namespace {

/// What turns a square into its place as a side sees it.
int turn_of(const Board& board, Color side) {
    return (side == Color::white ? 0 : 56) ^ (ChessInputs::is_mirrored(board, side) ? 7 : 0);
}

std::uint16_t input(core::Piece piece, Square square, Color side, int turn) {
    const int whose = piece.color == side ? 0 : 6;
    const int kind = whose + static_cast<int>(core::index(piece.role)) - 1;
    return static_cast<std::uint16_t>(kind * 64 + (square ^ turn));
}

void add(InputList& list, const Board& board, core::Bits squares, Color side, int turn) {
    for (const Square square : core::Members{squares})
        list.push_back(input(board.at(square), square, side, turn));
}

} // namespace

InputList ChessInputs::active(const Position& position, Color side) {
    const Board& board = position.board();
    InputList list;
    add(list, board, board.occupied(), side, turn_of(board, side));
    return list;
}

InputChange ChessInputs::switched(const Change& change, Color side) {
    const Board& before = change.before;
    const Board& after = change.after;
    const core::Bits changed = (before.diagonal ^ after.diagonal) |
                               (before.straight ^ after.straight) |
                               (before.special ^ after.special) | (before.white ^ after.white);
    const int turn = turn_of(after, side);
    InputChange result;
    add(result.off, before, changed & before.occupied(), side, turn);
    add(result.on, after, changed & after.occupied(), side, turn);
    return result;
}

} // namespace nnue
