#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "chess/setup.hpp"
#include "game/outcome.hpp"
#include "game/refusal.hpp"

namespace naive {

/// A chess move: `promotion` is none but for a pawn that reaches the last rank, and castling is the
/// king's move onto its own rook. Any values at all, legal or not.
struct ChessMove {
    chess::Square from;
    chess::Square to;
    core::Role promotion = core::Role::none;
};

bool is_legal(const chess::Setup& setup, const ChessMove& move);

/// Every legal move: each square, target and promotion is tried, made, and the king looked at.
std::vector<ChessMove> moves(const chess::Setup& setup);

/// Every legal move in UCI coordinates, in byte order; where a right to castle is not that of the
/// usual start, castling is written as the king taking its rook.
std::vector<std::string> move_texts(const chess::Setup& setup);

/// What a legal move makes of a position.
chess::Setup after(const chess::Setup& setup, const ChessMove& move);

/// The setup without an en passant square where no pawn can legally capture: it does not count when
/// positions are compared, and is not written.
chess::Setup normal(const chess::Setup& setup);

/// The status of the position by itself, so without repetition.
game::Outcome outcome(const chess::Setup& setup);

/// Whether a side has material that could mate in some way, however badly the other plays.
bool can_win(const chess::Setup& setup, core::Color color);

/// Whether what `refusal` says about the move is so, its square and piece included.
bool is_true(const chess::Setup& setup, const ChessMove& move, const game::Refusal& refusal);

/// The number of ways to play `depth` moves one after another.
std::uint64_t perft(const chess::Setup& setup, int depth);

/// The number of pieces of one colour.
int piece_count(const chess::Setup& setup, core::Color color);

/// What has to agree for a position to be the same again: all but the two counts of moves.
std::string repetition_text(const chess::Setup& setup);

} // namespace naive
