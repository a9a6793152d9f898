#pragma once

#include <string_view>

namespace record {

/// Whether a word has the form of a move of either game, legal or not, with the letters of any
/// language. Words that have not are text.
bool has_move_form(std::string_view word);

} // namespace record
