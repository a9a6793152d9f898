#pragma once

#include <cstdint>

namespace core {

/// A position's key: equal positions have equal keys, others practically never.
using Key = std::uint64_t;

/// Mixes two words into one by folding their 128-bit product: what changes in either changes about
/// half of the bits. Made for keys of parts that are combined by exclusive or.
constexpr Key mix(std::uint64_t a, std::uint64_t b) {
    __extension__ using Wide = unsigned __int128;
    const Wide product = Wide{a ^ 0x9E3779B97F4A7C15} * (b ^ 0xD6E8FEB86659FD93);
    return static_cast<Key>(product) ^ static_cast<Key>(product >> 64);
}

} // namespace core
