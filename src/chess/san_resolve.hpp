#pragma once

#include <array>
#include <optional>

#include "chess/position.hpp"
#include "chess/san_text.hpp"

namespace chess {

/// The castling that a king's move describes by where the king goes, if that is legal.
std::optional<Move> castling_of(const Position& position, const SanClue& clue);

/// The legal move that a text means, or why there is none. A king castles by its squares only where
/// the text names both, `Ke1-g1`.
core::Result<Move, game::Refusal> resolve(const Position& position, const SanReading& reading);
core::Result<Move, game::Refusal> resolve_castling(const Position& position, SanCastling castling);

/// The refusal of a text that fits both of these legal moves to one square.
game::Refusal ambiguous(const Position& position, std::array<Move, 2> moves);

/// The refusal of a text that means one of these legal moves in each of two languages.
game::Refusal two_readings(const Position& position, std::array<Move, 2> moves,
                           std::array<game::Letters, 2> letters);

/// The refusal with the colour of the side to move, where it names a piece.
game::Refusal with_color(game::Refusal refusal, Color color);

} // namespace chess
