#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "record/record.hpp"

namespace match {

/// Where a pair of games starts.
struct Opening {
    record::Setup start;
    std::vector<std::string> moves; ///< in coordinates

    friend bool operator==(const Opening&, const Opening&) = default;
};

/// The openings of a match, as many as needed, in an order determined by the seed: from each of the
/// starts in turn, this many random moves that leave a game of equal material in which neither side
/// can win more than a pawn at once. All different, as long as there are any left.
class Openings {
  public:
    /// `starts` are playable, and there is at least one.
    Openings(std::vector<record::Setup> starts, int plies, std::uint64_t seed);

    /// May be called from any thread.
    Opening at(std::size_t index);

  private:
    void add();

    std::vector<record::Setup> starts_;
    int plies_;
    core::Random random_;
    std::mutex mutex_;
    std::deque<Opening> made_;
    std::set<std::string> seen_; ///< the positions they lead to
};

} // namespace match
