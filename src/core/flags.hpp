#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace core {

/// A set of enumerators of `Enum`, whose values must be below 64.
template <class Enum>
class Flags {
  public:
    constexpr Flags() = default;
    constexpr Flags(std::initializer_list<Enum> values) {
        for (const Enum value : values) insert(value);
    }

    constexpr void insert(Enum value) { bits_ |= bit(value); }
    constexpr bool contains(Enum value) const { return (bits_ & bit(value)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }

    /// Calls `visit` with each enumerator of the set, in the order of their values.
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (auto rest = bits_; rest != 0; rest &= rest - 1)
            visit(static_cast<Enum>(std::countr_zero(rest)));
    }

    friend constexpr bool operator==(Flags, Flags) = default;

  private:
    static constexpr std::uint64_t bit(Enum value) {
        return std::uint64_t{1} << static_cast<unsigned>(value);
    }

    std::uint64_t bits_ = 0;
};

} // namespace core
