#pragma once

#include <string_view>

namespace record {

/// A word without a number that is glued to its move, `1e4`; of the moves of chess, only castling
/// itself begins with a digit, which is 0.
std::string_view without_number(std::string_view word);

/// Whether a word has the form of a move of chess, legal or not, with the letters of any language.
bool has_chess_form(std::string_view word);
/// Whether it has the form of a move of either game. Words that have not are text.
bool has_move_form(std::string_view word);

} // namespace record
