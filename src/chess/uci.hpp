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

/// Reads coordinates or SAN (see `read_san` for `letters`); the move is legal.
core::Result<Move, game::Refusal> read_move(const Position& position, std::string_view text,
                                            game::Letters letters = game::Letters::english);

} // namespace chess
