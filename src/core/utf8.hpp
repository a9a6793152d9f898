#pragma once

#include <cstddef>
#include <string_view>

namespace core {

/// The length of the UTF-8 character at the start of a text that is not empty; 0 when there is
/// none: overlong forms, halves of surrogate pairs and what lies beyond U+10FFFF are none.
std::size_t utf8_length(std::string_view text);

} // namespace core
