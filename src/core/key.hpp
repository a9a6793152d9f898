#pragma once

#include <cstdint>

#include "core/wide_product.hpp"

namespace core {

/// The key of a position: equal positions have equal keys, different ones almost never.
using PositionKey = std::uint64_t;

/// The two halves of the 128-bit product of two words, combined by exclusive or.
constexpr PositionKey fold(std::uint64_t a, std::uint64_t b) {
    const WideProduct product = wide_product(a, b);
    return product.low ^ product.high;
}

/// A key for `value` in the place identified by `salt`: a change in either changes about half of
/// the bits. Keys are combined by exclusive or, so the key of 0 is 0.
constexpr PositionKey scatter(std::uint64_t value, std::uint64_t salt) {
    return fold(value * 0xD6E8FEB86659FD93, salt);
}

} // namespace core
