#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "session/board_view.hpp"
#include "words/language.hpp"

/// A board in words, for people who cannot see it.
namespace words {

/// What stands on a square: `a2, pile de 2 : pion, tour en haut, blancs`; `a3, empty`.
std::string square_text(Voice voice, core::Coord square, const session::Stack& stack);

/// The same for every square of a board, rank by rank from a1 on.
std::vector<std::string> square_texts(Voice voice, const session::BoardView& board);

/// What stands on the named rank, such as `2`, or that the board has no such rank.
std::string rank_sentence(Voice voice, const session::BoardView& board, std::string_view named);

/// The same for a file, such as `c`.
std::string file_sentence(Voice voice, const session::BoardView& board, std::string_view named);

/// Where the named pieces stand. They are named by kind, side or both, in either language: `tours`,
/// `white`, `black knights`. An empty text names all pieces.
std::string pieces_sentence(Voice voice, const session::BoardView& board, std::string_view named);

} // namespace words
