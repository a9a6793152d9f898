#pragma once

#include <cstdint>

namespace core {

/// SplitMix64 (Steele, Lea and Flood): small, fast, identical on every machine, good with any seed.
class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        std::uint64_t z = (state_ += step);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }

    /// Skips that many numbers.
    constexpr void skip(std::uint64_t count) { state_ += count * step; }

    /// A number from 0 to `bound` − 1, for bounds far below 2⁶⁴.
    constexpr std::uint64_t below(std::uint64_t bound) { return next() % bound; }

  private:
    static constexpr std::uint64_t step = 0x9E3779B97F4A7C15;

    std::uint64_t state_;
};

} // namespace core
