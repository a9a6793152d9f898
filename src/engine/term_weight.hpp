#pragma once

#include <cstdint>

namespace engine {

/// All of an advantage, where less may count.
inline constexpr int whole_scale = 64;

/// What something is worth while the board is full and when it is nearly empty, in hundredths of a
/// pawn. Both lie in one word, so that sums cost as little as those of one number.
class TermWeight {
  public:
    constexpr TermWeight() = default;
    constexpr TermWeight(int full, int empty) : both_(full * one_full + empty) {}

    constexpr int full() const { return static_cast<int>((both_ - empty()) / one_full); }
    constexpr int empty() const { return static_cast<std::int32_t>(both_); }

    constexpr TermWeight& operator+=(TermWeight other) {
        both_ += other.both_;
        return *this;
    }
    constexpr TermWeight& operator-=(TermWeight other) {
        both_ -= other.both_;
        return *this;
    }
    friend constexpr TermWeight operator+(TermWeight a, TermWeight b) { return a += b; }
    friend constexpr TermWeight operator-(TermWeight a, TermWeight b) { return a -= b; }
    friend constexpr TermWeight operator*(TermWeight weight, int times) {
        weight.both_ *= times;
        return weight;
    }

    /// In between: `fullness` of `most` parts.
    constexpr int at(int fullness, int most) const {
        return (full() * fullness + empty() * (most - fullness)) / most;
    }

    friend constexpr bool operator==(TermWeight, TermWeight) = default;

  private:
    static constexpr std::int64_t one_full = std::int64_t{1} << 32;

    std::int64_t both_ = 0;
};

} // namespace engine
