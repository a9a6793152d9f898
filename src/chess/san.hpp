#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "game/letters.hpp"

namespace chess {

/// The move as a score sheet has it: `Nbd2`, `exd6`, `e8=Q+`, `O-O-O#`, with as little
/// disambiguation as the legal moves need. `move` must be legal.
std::string score_text(const Position& position, Move move,
                       game::Letters letters = game::Letters::english);

/// No move text is longer, whatever signs follow the move.
inline constexpr std::size_t longest_san = 40;

/// Reads a move as records have it, SAN or coordinates; the move is legal. Nothing depends on the
/// language of the program. Only a capital or a figurine is a piece, and only a king whose two
/// squares are written castles by them. Understood besides the strict form, which is read fastest:
/// castling with zeros and dashes of all kinds, `x` left out or put in, `e8Q`, `e8=q`, `e8(Q)`,
/// superfluous origins, long algebraic `Ng1-f3`, coordinates `g1f3`, and signs of check or
/// judgement behind the move, and of en passant where it is.
core::Result<Move, game::Refusal> read_written(const Position& position, std::string_view text,
                                               game::Letters letters = game::Letters::english);

/// The same for a text in one of several languages. Refused where two of them make two moves of it.
core::Result<Move, game::Refusal> read_written(const Position& position, std::string_view text,
                                               game::LetterSet letters);

/// The move that a text in strict SAN with English letters means, but for castling and signs of
/// check; no move where it is none, or of another form: then `read_written` tells.
Move read_strict(const Position& position, std::string_view text);

/// Whether a text that was read as `move` is what the PGN standard writes. A sign of check or mate
/// may be missing, but not be false.
bool is_standard(const Position& position, Move move, std::string_view text);

} // namespace chess
