#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace core {

/// How many fields a text has, separated by spaces.
constexpr std::size_t count_fields(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        count += text[i] != ' ' && (i == 0 || text[i - 1] == ' ') ? 1U : 0U;
    return count;
}

/// Those fields.
inline std::vector<std::string_view> fields_of(std::string_view text) {
    std::vector<std::string_view> fields;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) fields.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return fields;
}

} // namespace core
