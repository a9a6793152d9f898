#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "session/board_view.hpp"
#include "words/language.hpp"

/// A board in words, for those who do not see it.
namespace words {

/// What stands on a square: `a2, pile de 2 : pion, tour en haut, blancs`; `a3, empty`.
std::string square_text(Voice voice, core::Coord square, const session::Stack& stack);

/// The same for every square of a board, rank by rank from a1 on.
std::vector<std::string> square_texts(Voice voice, const session::BoardView& board);

/// What stands on the rank that somebody has named, `2`, or that the board has none of that name.
std::string rank_sentence(Voice voice, const session::BoardView& board, std::string_view named);

/// The same for a file, `c`.
std::string file_sentence(Voice voice, const session::BoardView& board, std::string_view named);

/// Where the pieces stand that somebody has named, by their kind, their side or both, in either
/// language: `tours`, `white`, `black knights`. All pieces, if nothing is named.
std::string pieces_sentence(Voice voice, const session::BoardView& board, std::string_view named);

} // namespace words
