#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace core {

constexpr bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }

/// The number written in `text` if it consists only of digits and lies between `least`, which is
/// not negative, and `most`.
template <std::integral Number>
constexpr std::optional<Number> read_number(std::string_view text,
                                            std::type_identity_t<Number> least, Number most) {
    if (text.empty()) return std::nullopt;
    Number number = 0;
    for (const char sign : text) {
        if (!is_digit(sign)) return std::nullopt;
        const auto digit = static_cast<Number>(sign - '0');
        if (digit > most || number > (most - digit) / 10) return std::nullopt;
        number = static_cast<Number>(10 * number + digit);
    }
    return number < least ? std::nullopt : std::optional(number);
}

/// Removes a number without leading zeros, with all its digits, from the start of `text`. If it
/// does not lie between `least` and `most`, leaves `text` unchanged.
constexpr std::optional<int> take_number(std::string_view& text, int least, int most) {
    std::size_t digits = 0;
    while (digits < text.size() && is_digit(text[digits])) ++digits;
    if (digits > 1 && text.front() == '0') return std::nullopt;
    const auto number = read_number(text.substr(0, digits), least, most);
    if (number) text.remove_prefix(digits);
    return number;
}

} // namespace core
