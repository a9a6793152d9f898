#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace words {

/// How many columns a text takes: its characters, not its bytes.
std::size_t columns(std::string_view text);

/// The text in lines of at most `width` columns, broken at spaces and at its own line ends. A sign
/// such as `:` stays with the word before it; a word that is longer has a line for itself.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

} // namespace words
