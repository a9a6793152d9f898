#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "chess/setup.hpp"
#include "game/outcome.hpp"
#include "game/refusal.hpp"

namespace naive {

/// A chess move: `promotion` is none except for a pawn that reaches the last rank, and castling is
/// the king's move onto its own rook. May have any values, legal or not.
struct ChessMove {
    chess::Square from;
    chess::Square to;
    core::Role promotion = core::Role::none;
};

bool is_legal(const chess::Setup& setup, const ChessMove& move);

/// Every legal move: each square, target and promotion is tried and played, and the king checked.
std::vector<ChessMove> moves(const chess::Setup& setup);

/// Every legal move in UCI coordinates, in byte order; if a castling right is not one of the usual
/// starting position, castling is written as the king capturing its rook.
std::vector<std::string> move_texts(const chess::Setup& setup);

/// The position after a legal move.
chess::Setup after(const chess::Setup& setup, const ChessMove& move);

/// The setup without an en passant square where no pawn can legally capture: it does not count when
/// positions are compared, and is not written.
chess::Setup normal(const chess::Setup& setup);

/// The state of the position alone, without repetition.
game::Outcome outcome(const chess::Setup& setup);

/// Whether a side has material that could checkmate somehow, however badly the other plays.
bool can_win(const chess::Setup& setup, core::Color color);

/// Whether what `refusal` says about the move is true, including its square and piece.
bool is_true(const chess::Setup& setup, const ChessMove& move, const game::Refusal& refusal);

/// The number of ways to play `depth` moves in a row.
std::uint64_t perft(const chess::Setup& setup, int depth);

/// The number of pieces of one colour.
int piece_count(const chess::Setup& setup, core::Color color);

/// What must agree for a position to count as repeated: everything but the two move counters.
std::string repetition_text(const chess::Setup& setup);

} // namespace naive
