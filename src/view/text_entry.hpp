#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "view/input.hpp"

namespace view {

/// A line of typed text, in UTF-8 without control characters.
struct TextEntry {
    static constexpr std::size_t max_bytes = 1000;

    std::string text{};
    std::size_t caret = 0;                            ///< in bytes, always between two characters
    std::optional<std::size_t> anchor = std::nullopt; ///< the other end of the selection

    /// The ends of the selected part, which the next typed text replaces.
    std::size_t first() const { return anchor ? std::min(*anchor, caret) : caret; }
    std::size_t last() const { return anchor ? std::max(*anchor, caret) : caret; }
    bool has_selection() const { return first() != last(); }

    friend bool operator==(const TextEntry&, const TextEntry&) = default;
};

/// An initial text that the first typed letter replaces.
TextEntry suggestion(std::string text);

/// The same with an asterisk for every character.
TextEntry hidden(const TextEntry& entry);

/// Inserts a text in place of the selected part, without control characters and invalid UTF-8;
/// inserts nothing if the line would become too long.
void insert(TextEntry& entry, std::string_view text);

/// The text that an input puts on the clipboard: with Ctrl+C or Ctrl+X, the selected part.
std::optional<std::string> copied(const TextEntry& entry, const Input& input);

/// Handles typing, pasting, and the keys that move the caret, select or erase; returns whether the
/// input was one of these.
bool edit(TextEntry& entry, const Input& input);

} // namespace view
