#pragma once

#include <cstddef>

#include "chess/board.hpp"
#include "chess/move.hpp"
#include "core/static_vector.hpp"

namespace chess {

/// What the legal moves depend on: no king may be missing, and `en_passant` (0 for none) must be a
/// square where a pawn can legally capture so.
struct Situation {
    const Board& board;
    Bits castling;
    Square en_passant;
};

using MoveList = core::StaticVector<Move, 512>;

/// Appends the legal moves of `us`.
template <Color us>
void generate(const Situation& situation, MoveList& moves);

/// How many there are.
template <Color us>
std::size_t count_moves(const Situation& situation);

/// The pieces of both sides that attack `square` when these squares are occupied.
Bits attackers(const Board& board, Square square, Bits occupied);

/// Whether the king of `us` would be out of check after a move of another piece from `from` to `to`
/// that captures on `taken`, a set of one square or none.
bool keeps_king_safe(const Board& board, Color us, Square from, Square to, Bits taken);

} // namespace chess
