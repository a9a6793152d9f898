#pragma once

#include <array>
#include <cstddef>

namespace match {

/// One game of a match.
struct Slot {
    std::size_t encounter = 0;            ///< between which two players, see `Schedule::players`
    std::size_t opening = 0;              ///< the pair of games of these players, from 0
    std::size_t half = 0;                 ///< 1: colours reversed
    std::array<std::size_t, 2> players{}; ///< by colour

    friend bool operator==(const Slot&, const Slot&) = default;
};

/// Who plays whom, and when: everyone against everyone, this many games, in pairs from one opening
/// with colours reversed. Every encounter has the same openings, and they advance together: all
/// encounters play the first game of a pair in turn, then the second, so that a longer match only
/// adds games to a shorter one.
class Schedule {
  public:
    Schedule(std::size_t players, std::size_t games_each);

    std::size_t encounters() const { return players_ * (players_ - 1) / 2; }
    /// The number of games.
    std::size_t size() const { return encounters() * games_each_; }
    Slot at(std::size_t index) const;
    /// The players of an encounter, in the order in which they were named.
    std::array<std::size_t, 2> players(std::size_t encounter) const;

  private:
    std::size_t players_;
    std::size_t games_each_;
};

} // namespace match
