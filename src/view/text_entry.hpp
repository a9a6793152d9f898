#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "view/input.hpp"

namespace view {

/// A line of text that somebody types, in UTF-8 without control characters.
struct TextEntry {
    static constexpr std::size_t max_bytes = 1000;

    std::string text{};
    std::size_t caret = 0;        ///< in bytes, always between two characters
    bool is_all_selected = false; ///< what is typed next takes the place of everything

    friend bool operator==(const TextEntry&, const TextEntry&) = default;
};

/// A text that stands there and is replaced by the first letter typed.
TextEntry suggestion(std::string text);

/// The same with a star for every character.
TextEntry hidden(const TextEntry& entry);

/// Puts a text at the caret; control characters and what is no UTF-8 are left out, and all of it
/// where the line would become too long.
void insert(TextEntry& entry, std::string_view text);

/// Typing, pasting, and the keys that move the caret or erase; whether the input was one of these.
bool edit(TextEntry& entry, const Input& input);

} // namespace view
