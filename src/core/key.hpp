#pragma once

#include <cstdint>

namespace core {

/// A position's key: equal positions have equal keys, others practically never.
using Key = std::uint64_t;

/// The two halves of the 128-bit product of two words, combined.
constexpr Key fold(std::uint64_t a, std::uint64_t b) {
    __extension__ using Wide = unsigned __int128;
    const Wide product = Wide{a} * b;
    return static_cast<Key>(product) ^ static_cast<Key>(product >> 64);
}

/// A key for `value` where `salt` belongs to: what changes in either changes about half of the
/// bits. Made to be combined by exclusive or, so that 0, nothing, has the key 0.
constexpr Key scatter(std::uint64_t value, std::uint64_t salt) {
    return fold(value * 0xD6E8FEB86659FD93, salt);
}

} // namespace core
