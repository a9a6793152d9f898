#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace record {

/// How many bytes `short_word` reads.
inline constexpr std::size_t short_word_bytes = 8;

/// How many letters and digits a text begins with, as far as it is looked at. All bytes are looked
/// at together, without a branch for each, because the lengths of words are hard to predict.
inline std::size_t short_word(const char* first) {
    if constexpr (std::endian::native != std::endian::little) return 0;
    constexpr auto each = [](std::uint64_t byte) { return byte * 0x0101010101010101; };
    constexpr std::uint64_t high = each(0x80);
    std::uint64_t text = 0;
    std::memcpy(&text, first, short_word_bytes);
    const std::uint64_t plain = text & ~high;
    // The high bit of each byte that is in the range.
    const auto within = [&](std::uint64_t bytes, char least, char most) {
        return (bytes + each(0x80U - static_cast<unsigned>(least))) &
               ~(bytes + each(0x7FU - static_cast<unsigned>(most)));
    };
    const std::uint64_t letters = within(plain | each(0x20), 'a', 'z');
    const std::uint64_t digits = within(plain, '0', '9');
    const std::uint64_t others = (~(letters | digits) | text) & high;
    return static_cast<std::size_t>(std::countr_zero(others)) / 8;
}

} // namespace record
