#pragma once

#include <cstddef>
#include <string_view>

namespace core {

/// How many fields a text has, separated by spaces.
constexpr std::size_t count_fields(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        count += text[i] != ' ' && (i == 0 || text[i - 1] == ' ') ? 1U : 0U;
    return count;
}

} // namespace core
