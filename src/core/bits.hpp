#pragma once

#include <bit>
#include <cstdint>

namespace core {

/// A set of up to 64 squares, one bit each; bit 8·rank + file where the board is 8 squares wide.
using Bits = std::uint64_t;

constexpr Bits bit(int square) { return Bits{1} << square; }
constexpr bool has(Bits set, int square) { return (set >> square & 1) != 0; }
constexpr int count(Bits set) { return std::popcount(set); }
constexpr bool has_several(Bits set) { return (set & (set - 1)) != 0; }

/// The lowest member of a set that is not empty.
constexpr int lowest(Bits set) { return std::countr_zero(set); }

/// `for (int square : Members{set})` visits a set in ascending order.
class Members {
  public:
    class Iterator {
      public:
        explicit constexpr Iterator(Bits rest) : rest_(rest) {}
        constexpr int operator*() const { return lowest(rest_); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        Bits rest_;
    };

    explicit constexpr Members(Bits set) : set_(set) {}
    constexpr Iterator begin() const { return Iterator{set_}; }
    constexpr Iterator end() const { return Iterator{0}; }

  private:
    Bits set_;
};

} // namespace core
