#pragma once

#include <string>
#include <string_view>

#include "core/color.hpp"
#include "core/piece.hpp"
#include "words/language.hpp"

namespace words {

/// `tour`, `rook`.
std::string piece_name(Voice voice, core::Role role);

/// `la tour`, `the rook`.
std::string the_piece(Voice voice, core::Role role);

/// `une tour`, `a rook`.
std::string one_piece(Voice voice, core::Role role);

/// `deux tours`, `two rooks`; the count is from 2 to 4.
std::string several_pieces(Voice voice, core::Role role, int count);

/// `ce pion`, `cette tour`; `this pawn`.
std::string this_piece(Voice voice, core::Role role);

/// `aucun fou`, `aucune tour`; `no bishop`.
std::string no_piece(Voice voice, core::Role role);

/// `tour noire`, `cavalier noir`; `black rook`.
std::string colored_name(Voice voice, core::Piece piece);

/// The kind of piece that a word in small letters names, in either language and in the plural too.
core::Role role_named(std::string_view word);

/// The language of letters: `français`, `French`; `figurines`.
std::string language_name(Voice voice, game::Letters letters);

/// `les blancs`, `White`.
std::string side_name(Voice voice, core::Color color);

/// The side at the start of a sentence: `Les blancs`, `White`.
std::string side_name_first(Voice voice, core::Color color);

/// A piece in a cell of the Stackchess board, its letter followed by that of its colour: `TN`,
/// `RB`.
std::string stack_cell(Voice voice, core::Piece piece);

/// A piece in a cell of the chess board: `T C F D R P` and `t k f d r i`, or the English letters.
char chess_cell(Voice voice, core::Piece piece);

} // namespace words
