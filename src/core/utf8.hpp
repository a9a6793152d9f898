#pragma once

#include <cstddef>
#include <string_view>

namespace core {

/// The length of the UTF-8 character at the start of a text that is not empty; 0 if there is no
/// valid one. Overlong forms, surrogate halves and code points beyond U+10FFFF are invalid.
std::size_t utf8_length(std::string_view text);

} // namespace core
