#pragma once

#include "chess/square.hpp"

// Sliding pieces all at once, without tables: sets of squares are pushed along the four lines of
// the board in the four lanes of a vector. Under AVX2 a lane costs nothing extra; elsewhere the
// compiler makes plain code of it. For `movegen.cpp` alone.
#pragma GCC diagnostic ignored "-Wpsabi" // nothing here is ever passed between object files

namespace chess {

/// One set for each line through a square: file, rank, rising diagonal (a1–h8), falling (h1–a8).
using Lanes [[gnu::vector_size(32)]] = Bits;

inline constexpr int along_file = 0;
inline constexpr int along_rank = 1;
inline constexpr int along_rising = 2;
inline constexpr int along_falling = 3;

inline Lanes in_all_lanes(Bits set) { return Lanes{set, set, set, set}; }
inline Bits any_lane(Lanes lanes) {
    using Half [[gnu::vector_size(16)]] = Bits;
    const Half half =
        __builtin_shufflevector(lanes, lanes, 0, 1) | __builtin_shufflevector(lanes, lanes, 2, 3);
    return half[0] | half[1];
}
inline int count(Lanes lanes) {
    return (core::count(lanes[0]) + core::count(lanes[1])) +
           (core::count(lanes[2]) + core::count(lanes[3]));
}

/// The way along a line: to higher squares or to lower ones.
enum class Way { up, down };

/// Steps of 1, 2 or 4 squares along each line; those over the edge come out at the other side.
template <Way way, int steps>
Lanes shifted(Lanes set) {
    constexpr Lanes distance{8 * steps, 1 * steps, 9 * steps, 7 * steps};
    return way == Way::up ? set << distance : set >> distance;
}

/// Where a step of one square can end without having gone over the edge.
template <Way way>
inline constexpr Lanes landing = way == Way::up ? Lanes{~Bits{0}, ~file_a, ~file_a, ~file_h}
                                                : Lanes{~Bits{0}, ~file_h, ~file_h, ~file_a};

template <Way way>
Lanes stepped(Lanes from) {
    return shifted<way, 1>(from) & landing<way>;
}

/// Where lines are open: for each square, whether it and the next one or three before it are empty.
/// (Kogge–Stone: what is seen doubles with each step, and the half that depends on the empty
/// squares alone is made once for several sets.)
template <Way way>
class Openings {
  public:
    explicit Openings(Bits empty)
        : one_(in_all_lanes(empty) & landing<way>), two_(one_ & shifted<way, 1>(one_)),
          four_(two_ & shifted<way, 2>(two_)) {}

    /// The squares seen from `from`, the first occupied one included. No square is seen by two
    /// members of `from` in one lane: the nearer hides it from the other.
    Lanes seen(Lanes from) const {
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
