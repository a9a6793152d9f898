#include "play/name.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/utf8.hpp"

namespace play {
namespace {

constexpr std::size_t max_characters = 60;

struct Range {
    char32_t first;
    char32_t last;
};

constexpr std::array<Range, 15> letters{{
    {U'A', U'Z'},
    {U'a', U'z'},
    {0xC0, 0xD6}, // Latin, around the signs of multiplication and division
    {0xD8, 0xF6},
    {0xF8, 0x24F},
    {0x370, 0x373}, // Greek
    {0x376, 0x377},
    {0x37B, 0x37D},
    {0x386, 0x386},
    {0x388, 0x3E1},
    {0x400, 0x481}, // Cyrillic
    {0x48A, 0x52F},
    {0x1E00, 0x1EFF}, // Latin with several accents
    {0x1F00, 0x1FBC}, // Greek with several accents
    {0x1FC2, 0x1FCC},
}};
constexpr Range accents{0x300, 0x36F}; // that stand behind their letter

bool contains(const Range& range, char32_t sign) {
    return sign >= range.first && sign <= range.last;
}

/// Removes a character from the start of a text that is not empty; 0 if there is none.
char32_t take_character(std::string_view& text) {
    const std::size_t length = core::utf8_length(text);
    if (length == 0) return 0;
    auto sign = static_cast<char32_t>(text[0] & 0xFF);
    if (length > 1) sign &= 0xFFU >> (length + 1);
    for (std::size_t i = 1; i < length; ++i)
        sign = sign << 6 | static_cast<char32_t>(text[i] & 0x3F);
    text.remove_prefix(length);
    return sign;
}

bool is_letter(char32_t sign) {
    return std::any_of(letters.begin(), letters.end(),
                       [&](const Range& range) { return contains(range, sign); });
}

constexpr std::array<char32_t, 7> signs{U' ', U'-', U'_', U'\'', 0x2019, 0x2010, 0x2011};

bool is_plain(char32_t sign) {
    return (sign >= '0' && sign <= '9') ||
           std::find(signs.begin(), signs.end(), sign) != signs.end();
}

} // namespace

bool is_name(std::string_view name) {
    if (name.empty() || name.front() == ' ' || name.back() == ' ') return false;
    bool may_have_accent = false;
    for (std::size_t count = 1; !name.empty(); ++count) {
        if (count > max_characters) return false;
        const char32_t sign = take_character(name);
        const bool is_accent = may_have_accent && contains(accents, sign);
        may_have_accent = is_letter(sign) || is_accent;
        if (!may_have_accent && !is_plain(sign)) return false;
    }
    return true;
}

bool is_path(std::string_view text) { return !text.empty() && !is_name(text); }

} // namespace play
