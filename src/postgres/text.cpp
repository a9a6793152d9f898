#include "postgres/text.hpp"

#include <algorithm>

#include "core/digits.hpp"
#include "core/utf8.hpp"

namespace postgres {
namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

int digit_of(char sign) { return static_cast<int>(hex_digits.find(sign)); }

std::string escaped(char byte) {
    const auto number = static_cast<unsigned char>(byte);
    return {'\\', hex_digits[number / 16U], hex_digits[number % 16U]};
}

/// The stored form of one character, or of one byte outside any character.
std::string written_sign(std::string_view sign) {
    if (sign == "\\") return "\\\\";
    const bool is_plain = sign.front() != '\0' && core::utf8_length(sign) == sign.size();
    return is_plain ? std::string(sign) : escaped(sign.front());
}

} // namespace

std::string written_text(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t length = std::max<std::size_t>(1, core::utf8_length(bytes));
        text += written_sign(bytes.substr(0, length));
        bytes.remove_prefix(length);
    }
    return text;
}

std::string read_text(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\\') {
            bytes += text[at];
        } else if (at + 1 < text.size() && text[at + 1] == '\\') {
            bytes += text[++at];
        } else if (at + 2 < text.size()) {
            bytes += static_cast<char>(digit_of(text[at + 1]) * 16 + digit_of(text[at + 2]));
            at += 2;
        }
    }
    return bytes;
}

std::string numbered(std::string_view statement) {
    std::string text;
    int last = 0;
    for (std::size_t at = 0; at < statement.size(); ++at) {
        const bool is_mark = statement[at] == '?';
        const bool has_number =
            is_mark && at + 1 < statement.size() && core::is_digit(statement[at + 1]);
        text += is_mark ? '$' : statement[at];
        if (is_mark && !has_number) text += std::to_string(++last);
    }
    return text;
}

} // namespace postgres
