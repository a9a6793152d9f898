#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace record {

/// So many bytes are looked at by `short_word`.
inline constexpr std::size_t short_word_bytes = 8;

/// The length of a word of letters and digits, behind which a space or a control character stands
/// among the first eight bytes; 0 for any other text. All bytes are looked at together, without a
/// branch for each, because the lengths of words are hard to predict.
inline std::size_t short_word(const char* first) {
    if constexpr (std::endian::native != std::endian::little) return 0;
    constexpr auto each = [](std::uint64_t byte) { return byte * 0x0101010101010101; };
    constexpr std::uint64_t high = each(0x80);
    std::uint64_t text = 0;
    std::memcpy(&text, first, short_word_bytes);
    const std::uint64_t ends = (text - each(' ' + 1)) & ~text & high;
    const std::uint64_t before = (ends & (0 - ends)) - 1; // all bits below the first end
    const std::uint64_t small = (text | each(0x20)) & ~high;
    const auto from = [&](char least) {
        return small + each(0x80U - static_cast<unsigned>(least));
    };
    const std::uint64_t letters = from('a') & ~from('z' + 1);
    const std::uint64_t digits = from('0') & ~from('9' + 1);
    const std::uint64_t others = (~(letters | digits) | text) & high & before;
    if (ends == 0 || others != 0) return 0;
    return static_cast<std::size_t>(std::countr_zero(ends)) / 8;
}

} // namespace record
