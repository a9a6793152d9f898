#pragma once

#include <cstdint>

#include "core/wide_product.hpp"

namespace core {

/// A position's key: equal positions have equal keys, others practically never.
using Key = std::uint64_t;

/// The two halves of the 128-bit product of two words, combined.
constexpr Key fold(std::uint64_t a, std::uint64_t b) {
    const WideProduct product = wide_product(a, b);
    return product.low ^ product.high;
}

/// A key for `value` where `salt` belongs to: what changes in either changes about half of the
/// bits. Made to be combined by exclusive or, so that 0, nothing, has the key 0.
constexpr Key scatter(std::uint64_t value, std::uint64_t salt) {
    return fold(value * 0xD6E8FEB86659FD93, salt);
}

} // namespace core
