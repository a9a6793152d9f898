#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/coord.hpp"
#include "game/rules.hpp"
#include "words/language.hpp"

/// Reading what a page sends as text: a word, then its parameters.
namespace wasm {

/// Removes the text up to the next `end` sign, which is removed too.
std::string_view take_until(std::string_view& text, char end);
inline std::string_view take_word(std::string_view& text) { return take_until(text, ' '); }
inline std::string_view take_line(std::string_view& text) { return take_until(text, '\n'); }

/// The words between spaces.
std::vector<std::string_view> words_in(std::string_view text);

/// A whole number, also a negative one; 0 for anything else.
long long number_in(std::string_view word);

/// The square that a word names; a1 for anything else.
core::Coord square_in(std::string_view word);

/// The game that a word names; the first game for anything else.
game::Rules rules_in(std::string_view word);

/// The voice for the language with this code; English for an unknown code.
words::Voice voice_of(std::string_view code);

} // namespace wasm
