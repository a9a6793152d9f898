#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "search/margins.hpp"

namespace search {

/// The logarithm to base 2 in units of `one_ply`. In integers, so that it is the same on every
/// machine.
constexpr int log2_parts(std::uint64_t value) {
    const int whole = static_cast<int>(std::bit_width(value)) - 1;
    std::uint64_t mantissa = whole < 32 ? value << (32 - whole) : value >> (whole - 32);
    int parts = whole * one_ply;
    for (int bit = one_ply / 2; bit > 0; bit /= 2) {
        mantissa = (mantissa >> 16) * (mantissa >> 16);
        if (mantissa < 1ULL << 33) continue;
        mantissa /= 2;
        parts += bit;
    }
    return parts;
}

/// The base of late-move reductions: how much less deeply the `index`th move in order, from 0, is
/// searched.
inline int reduction(const Margins& margins, int depth, std::size_t index) {
    constexpr std::size_t size = 128;
    static constexpr std::array<std::uint32_t, size> logs = [] {
        std::array<std::uint32_t, size> table{};
        for (std::size_t i = 1; i < size; ++i) table[i] = static_cast<std::uint32_t>(log2_parts(i));
        return table;
    }();
    const std::uint32_t by_depth = logs[std::min(static_cast<std::size_t>(depth), size - 1)];
    const std::uint32_t by_index = logs[std::min(index, size - 1)];
    const int product = static_cast<int>(by_depth * by_index / one_ply);
    return margins.reduction_base + product * margins.reduction_thousandths / 1'000;
}

} // namespace search
