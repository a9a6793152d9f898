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

inline constexpr Lanes line_steps{8, 1, 9, 7};
inline constexpr Lanes up_landing{~Bits{0}, ~file_a, ~file_a, ~file_h};
inline constexpr Lanes down_landing{~Bits{0}, ~file_h, ~file_h, ~file_a};

inline Lanes in_all_lanes(Bits set) { return Lanes{set, set, set, set}; }
inline Bits any_lane(Lanes lanes) { return (lanes[0] | lanes[1]) | (lanes[2] | lanes[3]); }
inline int count(Lanes lanes) {
    return (core::count(lanes[0]) + core::count(lanes[1])) +
           (core::count(lanes[2]) + core::count(lanes[3]));
}

/// One step up each line (to higher squares), or down it.
inline Lanes step_up(Lanes from) { return (from << line_steps) & up_landing; }
inline Lanes step_down(Lanes from) { return (from >> line_steps) & down_landing; }

/// The squares seen from `from` up each line over `empty` squares, the first occupied one included.
/// Each square is seen by at most one member of `from` in each lane. (Kogge–Stone: the squares
/// reached double with every line of code.)
inline Lanes see_up(Lanes from, Bits empty) {
    Lanes open = in_all_lanes(empty) & up_landing;
    from |= open & (from << line_steps);
    open &= open << line_steps;
    from |= open & (from << 2 * line_steps);
    open &= open << 2 * line_steps;
    from |= open & (from << 4 * line_steps);
    return step_up(from);
}

/// The same down each line.
inline Lanes see_down(Lanes from, Bits empty) {
    Lanes open = in_all_lanes(empty) & down_landing;
    from |= open & (from >> line_steps);
    open &= open >> line_steps;
    from |= open & (from >> 2 * line_steps);
    open &= open >> 2 * line_steps;
    from |= open & (from >> 4 * line_steps);
    return step_down(from);
}

} // namespace chess
