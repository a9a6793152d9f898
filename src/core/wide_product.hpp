#pragma once

#include <cstdint>

namespace core {

/// The two halves of the 128-bit product of two words.
struct WideProduct {
    std::uint64_t low;
    std::uint64_t high;

    friend constexpr bool operator==(const WideProduct&, const WideProduct&) = default;
};

/// Found from products of half words, which machines of 32 bits have.
constexpr WideProduct product_by_halves(std::uint64_t a, std::uint64_t b) {
    constexpr std::uint64_t low_half = 0xFFFF'FFFF;
    const std::uint64_t a_low = a & low_half;
    const std::uint64_t b_low = b & low_half;
    const std::uint64_t a_high = a >> 32;
    const std::uint64_t b_high = b >> 32;
    const std::uint64_t middle = a_high * b_low + (a_low * b_low >> 32);
    const std::uint64_t other = a_low * b_high + (middle & low_half);
    return {a * b, a_high * b_high + (middle >> 32) + (other >> 32)};
}

constexpr WideProduct wide_product(std::uint64_t a, std::uint64_t b) {
    // A machine of 32 bits calls a function for a number of 128, which costs more than the parts.
    if constexpr (sizeof(void*) < sizeof(std::uint64_t)) {
        return product_by_halves(a, b);
    } else {
        __extension__ using Wide = unsigned __int128;
        const Wide product = Wide{a} * b;
        return {static_cast<std::uint64_t>(product), static_cast<std::uint64_t>(product >> 64)};
    }
}

} // namespace core
