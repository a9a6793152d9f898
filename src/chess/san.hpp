#pragma once

#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "game/letters.hpp"

namespace chess {

/// The move as on a score sheet: `Nbd2`, `exd6`, `e8=Q+`, `O-O-O#`, with no more disambiguation
/// than the legal moves require. `move` must be legal.
std::string score_text(const Position& position, Move move,
                       game::Letters letters = game::Letters::english);

/// Reads SAN leniently; the result is legal. Accepted besides the strict form: castling with zeros,
/// `x` omitted or superfluous, `e8Q`, `e8=q`, `e8(Q)`, lower-case piece letters (`bxc4` is a pawn
/// move if one is legal, otherwise the bishop's), figurines, French letters, long algebraic
/// `Ng1-f3`, and signs of check, praise or en passant after the move. `R` is a rook unless
/// `letters` is French; then it is a king. The strict form with English letters is read fastest.
core::Result<Move, game::Refusal> read_san(const Position& position, std::string_view text,
                                           game::Letters letters = game::Letters::english);

} // namespace chess
