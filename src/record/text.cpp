#include "record/text.hpp"

#include <algorithm>
#include <cstddef>

#include "core/utf8.hpp"

namespace record {
namespace {

constexpr bool is_ascii(char byte) { return static_cast<unsigned char>(byte) < 0x80; }

constexpr bool is_control(char byte) {
    return static_cast<unsigned char>(byte) < 0x20 || byte == '\x7F';
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
    std::string converted;
    converted.reserve(text.size() + text.size() / 8);
    for (const char byte : text) {
        const auto code = static_cast<unsigned char>(byte);
        if (is_ascii(byte)) {
            converted += byte;
        } else {
            converted += static_cast<char>(0xC0 | code >> 6);
            converted += static_cast<char>(0x80 | (code & 0x3F));
        }
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
    std::replace_if(value.begin(), value.end(), is_control, ' ');
    return value;
}

std::string clean_comment(std::string_view text) {
    const std::string source = to_utf8(text);
    std::string comment;
    comment.reserve(source.size());
    for (const char byte : source) {
        if (byte != ' ' && !is_control(byte))
            comment += byte == '}' ? ')' : byte;
        else if (!comment.empty() && comment.back() != ' ')
            comment += ' ';
    }
    if (!comment.empty() && comment.back() == ' ') comment.pop_back();
    return comment;
}

} // namespace record
