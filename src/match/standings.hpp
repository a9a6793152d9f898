#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/fault.hpp"
#include "match/schedule.hpp"
#include "match/statistics.hpp"
#include "record/game_result.hpp"

namespace match {

/// The standings of a match.
class Standings {
  public:
    using Faults = std::array<std::size_t, fault_count>; ///< how often each has happened

    struct IllegalMove {
        std::size_t index = 0; ///< of its game in the schedule
        std::string move;
        std::string position;

        friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
    };
    /// The number of illegal moves kept for each player.
    static constexpr std::size_t most_kept = 5;

    Standings(std::size_t players, std::size_t games_each);

    const Schedule& schedule() const { return schedule_; }

    /// The game with this place in the schedule has ended; it must not have ended before.
    void add(std::size_t index, record::GameResult result, const std::optional<Blame>& blame);
    bool has(std::size_t index) const { return done_[index]; }
    std::size_t games() const { return games_; } ///< the number that have ended

    /// Of all games of a player, and of those against another.
    WinDrawLoss results(std::size_t player) const;
    WinDrawLoss results(std::size_t player, std::size_t opponent) const;
    Pairs pairs(std::size_t player) const;
    Pairs pairs(std::size_t player, std::size_t opponent) const;
    const Faults& faults(std::size_t player) const { return faults_[player]; }
    /// The first illegal moves of a player.
    const std::vector<IllegalMove>& illegal_moves(std::size_t player) const {
        return illegal_moves_[player];
    }

  private:
    struct Encounter {
        WinDrawLoss results; ///< of the first player
        Pairs pairs{};
        std::map<std::size_t, int> half_pairs; ///< half-points of a pair's only game, by opening
    };

    void add_fault(std::size_t index, const Blame& blame);
    std::size_t encounter_of(std::size_t player, std::size_t opponent) const;

    Schedule schedule_;
    std::size_t players_;
    std::vector<bool> done_;
    std::size_t games_ = 0;
    std::vector<Encounter> encounters_;
    std::vector<Faults> faults_;
    std::vector<std::vector<IllegalMove>> illegal_moves_;
};

} // namespace match
