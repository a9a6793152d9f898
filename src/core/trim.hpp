#pragma once

#include <string_view>

namespace core {

/// The text without the blanks, line ends and control characters before and behind it.
constexpr std::string_view trimmed(std::string_view text) {
    constexpr auto is_space = [](char byte) { return static_cast<unsigned char>(byte) <= ' '; };
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

} // namespace core
