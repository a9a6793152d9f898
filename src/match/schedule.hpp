#pragma once

#include <array>
#include <cstddef>

namespace match {

/// One game of a match.
struct Slot {
    std::size_t encounter = 0;            ///< of which two players, see `Schedule::players`
    std::size_t opening = 0;              ///< the pair of games of these players, from 0
    std::size_t half = 0;                 ///< 1: the colours are changed
    std::array<std::size_t, 2> players{}; ///< by colour

    friend bool operator==(const Slot&, const Slot&) = default;
};

/// Who plays whom, and when: everyone against everyone, so many games, in pairs from one opening
/// with the colours changed. Every encounter has the same openings, and they advance together: in
/// turn all have the one game of a pair, then the other, so that more games only add to fewer.
class Schedule {
  public:
    Schedule(std::size_t players, std::size_t games_each);

    std::size_t encounters() const { return players_ * (players_ - 1) / 2; }
    /// The number of games.
    std::size_t size() const { return encounters() * games_each_; }
    Slot at(std::size_t index) const;
    /// The players of an encounter, the one named first before the other.
    std::array<std::size_t, 2> players(std::size_t encounter) const;

  private:
    std::size_t players_;
    std::size_t games_each_;
};

} // namespace match
