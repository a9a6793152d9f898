#pragma once

namespace engine {

/// What something is worth while the board is full and when it is nearly empty, in hundredths of a
/// pawn.
struct Weight {
    int full = 0;
    int empty = 0;

    constexpr Weight& operator+=(Weight other) {
        full += other.full;
        empty += other.empty;
        return *this;
    }
    constexpr Weight& operator-=(Weight other) { return *this += {-other.full, -other.empty}; }
    friend constexpr Weight operator+(Weight a, Weight b) { return a += b; }
    friend constexpr Weight operator-(Weight a, Weight b) { return a -= b; }
    friend constexpr Weight operator*(Weight weight, int times) {
        return {weight.full * times, weight.empty * times};
    }

    /// In between: `fullness` of `most` parts.
    constexpr int at(int fullness, int most) const {
        return (full * fullness + empty * (most - fullness)) / most;
    }

    friend constexpr bool operator==(Weight, Weight) = default;
};

} // namespace engine
