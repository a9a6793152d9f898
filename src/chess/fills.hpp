#pragma once

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include "chess/square.hpp"

// Moves all sliding pieces at once, without tables: sets of squares are shifted along the four
// lines of the board in the four lanes of a vector. With AVX2 all lanes cost as much as one;
// elsewhere the compiler generates scalar code. Only for `movegen.cpp`.

// How vectors are passed and returned depends on the target processor. It does not matter here,
// because everything is force-inlined.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace chess {

/// One set for each line through a square: file, rank, rising diagonal (a1–h8), falling (h1–a8).
using Lanes [[gnu::vector_size(32)]] = Bits;

inline constexpr int along_file = 0;
inline constexpr int along_rank = 1;
inline constexpr int along_rising = 2;
inline constexpr int along_falling = 3;

[[gnu::always_inline]] inline Lanes in_all_lanes(Bits set) { return Lanes{set, set, set, set}; }

using Half [[gnu::vector_size(16)]] = Bits;
[[gnu::always_inline]] inline Half lower(const Lanes& lanes) {
    return __builtin_shufflevector(lanes, lanes, 0, 1);
}
[[gnu::always_inline]] inline Half upper(const Lanes& lanes) {
    return __builtin_shufflevector(lanes, lanes, 2, 3);
}

/// The union of the lanes.
[[gnu::always_inline]] inline Bits any_lane(const Lanes& lanes) {
    const Half half = lower(lanes) | upper(lanes);
    return half[0] | half[1];
}

[[gnu::always_inline]] inline bool are_empty(const Lanes& lanes) {
#ifdef __AVX2__
    const auto set = reinterpret_cast<__m256i>(lanes);
    return _mm256_testz_si256(set, set) != 0;
#else
    return any_lane(lanes) == 0;
#endif
}

/// The number of squares in the eight lanes together.
[[gnu::always_inline]] inline int count(const Lanes& a, const Lanes& b) {
#ifdef __AVX2__
    const __m256i half_bytes = _mm256_set1_epi8(15);
    const __m256i counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, //
                                            0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const auto by_byte = [&](const Lanes& lanes) {
        const auto set = reinterpret_cast<__m256i>(lanes);
        const __m256i low = _mm256_and_si256(set, half_bytes);
        const __m256i high = _mm256_and_si256(_mm256_srli_epi16(set, 4), half_bytes);
        return _mm256_add_epi8(_mm256_shuffle_epi8(counts, low), _mm256_shuffle_epi8(counts, high));
    };
    const __m256i bytes = _mm256_add_epi8(by_byte(a), by_byte(b));
    const auto sums = reinterpret_cast<Lanes>(_mm256_sad_epu8(bytes, _mm256_setzero_si256()));
    const Half half = lower(sums) + upper(sums);
    return static_cast<int>(half[0] + half[1]);
#else
    int sum = 0;
    for (int lane = 0; lane < 4; ++lane) sum += core::count(a[lane]) + core::count(b[lane]);
    return sum;
#endif
}

/// The direction along a line: towards higher squares or lower ones.
enum class Way { up, down };

/// Steps of 1, 2 or 4 squares along each line; steps over the edge wrap around.
template <Way way, int steps>
[[gnu::always_inline]] inline Lanes shifted(const Lanes& set) {
    constexpr Bits many = steps;
    constexpr Lanes distance{8 * many, many, 9 * many, 7 * many};
    return way == Way::up ? set << distance : set >> distance;
}

/// The squares where a single step can end without having wrapped around.
template <Way way>
inline constexpr Lanes landing = way == Way::up ? Lanes{~Bits{0}, ~file_a, ~file_a, ~file_h}
                                                : Lanes{~Bits{0}, ~file_h, ~file_h, ~file_a};

template <Way way>
[[gnu::always_inline]] inline Lanes stepped(const Lanes& from) {
    return shifted<way, 1>(from) & landing<way>;
}

/// Where lines are open: for each square, whether it and the one or three before it are empty.
/// (Kogge–Stone: the visible distance doubles with each step, and the part that depends only on the
/// empty squares is computed once for several sets.)
template <Way way>
class OpenRays {
  public:
    [[gnu::always_inline]] explicit OpenRays(Bits empty)
        : one_(in_all_lanes(empty) & landing<way>), two_(one_ & shifted<way, 1>(one_)),
          four_(two_ & shifted<way, 2>(two_)) {}

    /// The squares seen from `pieces`, including the first occupied one. Within a lane no square is
    /// seen by two pieces, because the nearer one hides it from the other.
    [[gnu::always_inline]] Lanes seen(const Lanes& pieces) const {
        Lanes from = pieces;
        from |= one_ & shifted<way, 1>(from);
        from |= two_ & shifted<way, 2>(from);
        from |= four_ & shifted<way, 4>(from);
        return stepped<way>(from);
    }

  private:
    Lanes one_;
    Lanes two_;
    Lanes four_;
};

} // namespace chess
