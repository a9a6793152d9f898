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

/// Where a pair of games begins.
struct Opening {
    record::Setup start;
    std::vector<std::string> moves; ///< in coordinates

    friend bool operator==(const Opening&, const Opening&) = default;
};

/// The openings of a match, as many as are asked for, in an order that the seed decides: from each
/// of the starts in turn, so many random moves that leave a game of equal material in which no more
/// than a pawn is to be won at once. Different ones, as long as there are any.
class Openings {
  public:
    /// `starts` are playable, and there is one at least.
    Openings(std::vector<record::Setup> starts, int plies, std::uint64_t seed);

    /// From any thread.
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
