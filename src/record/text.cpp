#include "record/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/utf8.hpp"

namespace record {
namespace {

constexpr bool is_control(char byte) {
    return static_cast<unsigned char>(byte) < 0x20 || byte == '\x7F';
}

constexpr bool is_bad_in_value(char byte) { return is_control(byte) && byte != '\t'; }

/// The replacement for a byte that means no character.
constexpr std::string_view not_a_character = "\uFFFD";

/// The characters of Windows-1252 from 0x80 to 0x9F, where Latin-1 has control characters; the five
/// bytes that mean none are replaced.
constexpr std::array<std::string_view, 32> windows_1252{
    "\u20AC", "\uFFFD", "\u201A", "\u0192", "\u201E", "\u2026", "\u2020", "\u2021",
    "\u02C6", "\u2030", "\u0160", "\u2039", "\u0152", "\uFFFD", "\u017D", "\uFFFD",
    "\uFFFD", "\u2018", "\u2019", "\u201C", "\u201D", "\u2022", "\u2013", "\u2014",
    "\u02DC", "\u2122", "\u0161", "\u203A", "\u0153", "\uFFFD", "\u017E", "\u0178"};

void append_windows_1252(std::string& text, char byte) {
    const auto code = static_cast<unsigned char>(byte);
    if (code < 0x80) {
        text += byte;
    } else if (code < 0xA0) {
        text += windows_1252[code - 0x80U];
    } else {
        text += static_cast<char>(0xC0 | code >> 6);
        text += static_cast<char>(0x80 | (code & 0x3F));
    }
}

/// How much of a text beyond ASCII is UTF-8.
struct Encodings {
    std::size_t characters = 0; ///< of UTF-8
    std::size_t strays = 0;     ///< bytes that are none

    /// Whether the strays are a few bytes of Windows-1252 in UTF-8, such as a pasted apostrophe.
    bool is_mostly_utf8() const { return characters >= strays; }
    bool are_mixed() const { return characters > 0 && strays > 0; }
};

Encodings encodings_of(std::string_view text) {
    Encodings encodings;
    while (!text.empty()) {
        const std::size_t length = core::utf8_length(text);
        encodings.characters += length > 1;
        encodings.strays += length == 0;
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return encodings;
}

} // namespace

bool is_utf8(std::string_view text) {
    unsigned char seen = 0;
    for (const char byte : text) seen |= static_cast<unsigned char>(byte);
    if (seen < 0x80) return true; // nearly always, and found without a branch for each byte
    while (!text.empty()) {
        const std::size_t length = core::utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string to_utf8(std::string_view text) {
    if (is_utf8(text)) return std::string(text);
    const bool is_mostly_utf8 = encodings_of(text).is_mostly_utf8();
    std::string converted;
    converted.reserve(text.size() + text.size() / 8);
    while (!text.empty()) {
        const std::size_t length = is_mostly_utf8 ? core::utf8_length(text) : 0;
        if (length > 0)
            converted += text.substr(0, length);
        else
            append_windows_1252(converted, text.front());
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return converted;
}

std::string_view utf8_prefix(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    const auto continues = [&](std::size_t i) { return (text[i] & 0xC0) == 0x80; };
    while (bytes > 0 && continues(bytes)) --bytes;
    return text.substr(0, bytes);
}

std::string clean_value(std::string_view text) {
    std::string value = to_utf8(text);
    std::ranges::replace_if(value, is_bad_in_value, ' ');
    return value;
}

bool has_control(std::string_view value) {
    unsigned char found = 0; // without a branch for each byte
    for (const char byte : value) found |= static_cast<unsigned char>(is_bad_in_value(byte));
    return found != 0;
}

bool loses_bytes(std::string_view text) {
    constexpr auto is_lost = [](char byte) {
        const bool is_space = byte >= '\t' && byte <= '\r';
        return is_control(byte) && !is_space;
    };
    unsigned char seen = 0;
    unsigned char lost = 0; // without a branch for each byte
    for (const char byte : text) {
        seen |= static_cast<unsigned char>(byte);
        lost |= static_cast<unsigned char>(is_lost(byte));
    }
    if (lost != 0 || seen < 0x80 || is_utf8(text)) return lost != 0;
    return to_utf8(text).find(not_a_character) != std::string::npos;
}

bool mixes_encodings(std::string_view text) {
    return !is_utf8(text) && encodings_of(text).are_mixed();
}

std::string clean_comment(std::string_view text) {
    const std::string source = to_utf8(text);
    std::string comment;
    comment.reserve(source.size());
    for (const char byte : source) {
        if (byte != ' ' && !is_control(byte))
            comment += byte;
        else if (!comment.empty() && comment.back() != ' ')
            comment += ' ';
    }
    if (!comment.empty() && comment.back() == ' ') comment.pop_back();
    return comment;
}

} // namespace record
