#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace record {

/// A tag's value where it stands in a text.
struct TagValue {
    std::size_t size = 0; ///< up to its quote, escapes included
    bool has_escapes = false;
    bool is_plain = true;   ///< nothing but ASCII, without control characters
    std::size_t length = 0; ///< to the byte behind the bracket
};

/// Finds the end of a value in the rest of its line, from behind the opening quote; what follows
/// the line does not matter. A quote ends the value only before a bracket, so that quotes someone
/// forgot to escape stay inside.
std::optional<TagValue> find_tag_value(std::string_view text);

/// `\"` and `\\` are a quote and a backslash; any other backslash stands for itself.
std::string without_escapes(std::string_view raw);
std::string with_escapes(std::string_view value);

} // namespace record
