#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "view/input.hpp"

namespace view {

/// A line of typed text, in UTF-8 without control characters.
struct TextEntry {
    static constexpr std::size_t max_bytes = 1000;

    std::string text{};
    std::size_t caret = 0;        ///< in bytes, always between two characters
    bool is_all_selected = false; ///< the next typed text replaces everything

    friend bool operator==(const TextEntry&, const TextEntry&) = default;
};

/// An initial text that the first typed letter replaces.
TextEntry suggestion(std::string text);

/// The same with an asterisk for every character.
TextEntry hidden(const TextEntry& entry);

/// Inserts a text at the caret, without control characters and invalid UTF-8; inserts nothing if
/// the line would become too long.
void insert(TextEntry& entry, std::string_view text);

/// Handles typing, pasting, and the keys that move the caret or erase; returns whether the input
/// was one of these.
bool edit(TextEntry& entry, const Input& input);

} // namespace view
