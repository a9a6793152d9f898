#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace words {

/// The number of columns a text takes: its characters, not its bytes.
std::size_t columns(std::string_view text);

/// The text in lines of at most `width` columns, broken at spaces and at its own line ends. A sign
/// such as `:` stays with the word before it; a longer word gets a line of its own.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

/// The same with any test of what fits on a line.
std::vector<std::string> wrapped_to_fit(std::string_view text,
                                        const std::function<bool(const std::string& line)>& fits);

/// The text padded with leading spaces to at least `width` columns.
std::string right_aligned(std::string_view text, std::size_t width);

/// The texts joined, with `between` between them.
std::string joined(const std::vector<std::string>& texts, std::string_view between);

} // namespace words
