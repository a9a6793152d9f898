#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace record {

bool is_utf8(std::string_view text);

/// The text itself if it is UTF-8; otherwise it is taken for Windows-1252 and converted, or if most
/// of it is UTF-8, only the bytes that are not.
std::string to_utf8(std::string_view text);

/// As many whole characters of a UTF-8 text as fit in this many bytes; of other text, just these
/// bytes.
std::string_view utf8_prefix(std::string_view text, std::size_t bytes);

/// A tag's value as it can be written: UTF-8, spaces in place of control characters but tabs.
std::string clean_value(std::string_view text);
/// Whether `clean_value` would replace a control character.
bool has_control(std::string_view value);

/// Whether a text as it stands in a file has bytes that `to_utf8` or `clean_comment` cannot keep:
/// control characters other than spaces, and bytes that mean no character in Windows-1252.
bool loses_bytes(std::string_view text);

/// Whether a text has both characters of UTF-8 and bytes that are none: `to_utf8` may misread some
/// of them.
bool mixes_encodings(std::string_view text);

/// A comment as it can be written and broken into lines: UTF-8, words with one space between.
std::string clean_comment(std::string_view text);

} // namespace record
