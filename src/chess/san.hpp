#pragma once

#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "game/letters.hpp"

namespace chess {

/// The move as a score sheet has it: `Nbd2`, `exd6`, `e8=Q+`, `O-O-O#`, with as little
/// disambiguation as the legal moves need. `move` must be legal.
std::string score_text(const Position& position, Move move,
                       game::Letters letters = game::Letters::english);

/// Reads SAN, leniently; the move is legal. Understood besides the strict form: castling with
/// zeros, `x` left out or put in, `e8Q`, `e8=q`, `e8(Q)`, small piece letters (`bxc4` is a pawn's
/// move if one is legal, else the bishop's), figurines, French letters, long algebraic `Ng1-f3`,
/// and signs of check, praise or en passant behind the move. `R` is a rook unless `letters` is
/// French; then it is a king. The strict form, in English letters, is read fastest.
core::Result<Move, game::Refusal> read_san(const Position& position, std::string_view text,
                                           game::Letters letters = game::Letters::english);

} // namespace chess
