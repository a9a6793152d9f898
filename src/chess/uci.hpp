#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "game/letters.hpp"

namespace chess {

/// How castling is written in coordinates: by the king's target, `e1g1`, or by its rook, `e1h1`.
enum class CastlingText : std::uint8_t { king_target, takes_rook };

/// `e2e4`, `e7e8q`; castling `e1g1`, or `e1h1` when the position is one of Chess960.
std::string move_text(const Position& position, Move move);
std::string move_text(Move move, CastlingText castling);

/// The FEN of a position (X-FEN where the castling field needs it).
std::string position_text(const Position& position);

/// Reads coordinates, with either form of castling; the move is legal.
core::Result<Move, game::Refusal> read_uci(const Position& position, std::string_view text);

/// Reads what a person types, coordinates or SAN; the move is legal. Besides all that records may
/// hold (`read_written`), a small letter may name a piece where no pawn can do so (`bxc4` is a
/// pawn's move if one is legal, else the bishop's), `Kg1` castles, and the letters of English and
/// French are understood: first those of `letters`. In a French game a text that means one legal
/// move in each language is refused and both are named: `Rd1`.
core::Result<Move, game::Refusal> read_move(const Position& position, std::string_view text,
                                            game::Letters letters = game::Letters::english);

} // namespace chess
