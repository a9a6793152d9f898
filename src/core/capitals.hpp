#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace core {

/// The lower-case form of a letter from A to Z; any other character unchanged.
constexpr char small(char sign) {
    return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
}

/// The capital of a small letter from a to z; any other sign as it is.
constexpr char capital(char sign) {
    return sign >= 'a' && sign <= 'z' ? static_cast<char>(sign - 'a' + 'A') : sign;
}

/// The text with small letters for capitals from A to Z.
inline std::string small_letters(std::string_view text) {
    std::string letters(text);
    std::ranges::transform(letters, letters.begin(), small);
    return letters;
}

/// Whether two texts are equal when case is ignored for the letters A to Z.
constexpr bool is_same_but_for_capitals(std::string_view left, std::string_view right) {
    return std::ranges::equal(left, right, {}, small, small);
}

} // namespace core
