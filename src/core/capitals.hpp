#pragma once

#include <algorithm>
#include <string_view>

namespace core {

/// The small letter of a capital from A to Z; any other sign as it is.
constexpr char small(char sign) {
    return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
}

/// The capital of a small letter from a to z; any other sign as it is.
constexpr char capital(char sign) {
    return sign >= 'a' && sign <= 'z' ? static_cast<char>(sign - 'a' + 'A') : sign;
}

/// Whether two texts are the same where capitals and small letters are alike.
constexpr bool is_same_but_for_capitals(std::string_view left, std::string_view right) {
    return std::ranges::equal(left, right, {}, small, small);
}

} // namespace core
