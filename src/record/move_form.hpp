#pragma once

#include <string_view>

namespace record {

/// A word without a number that is glued to its move, `1e4`; of the moves of chess, only castling
/// itself begins with a digit, which is 0.
std::string_view without_number(std::string_view word);

/// Whether a word says that a side passes: `--`, `Z0`, `0000` or `@@@@`.
bool is_pass(std::string_view word);

/// Whether a word has the form of a move of chess, legal or not, with the letters of any language.
bool has_chess_form(std::string_view word);
/// Whether a word may be meant as a move of either game. Words that may not are text. A piece may
/// have a letter of no language, and something else may be glued to the word: `Xf3`, `?f3`.
bool may_be_move(std::string_view word);
/// Whether a text holds moves of a game of chess: one with its number, `12. Nf3` or `12) Nf3`, or
/// two in a row.
bool holds_moves(std::string_view text);

} // namespace record
