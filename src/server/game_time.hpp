#pragma once

#include <algorithm>
#include <cstdint>

#include "core/flags.hpp"
#include "server/now.hpp"

namespace server {

/// Why the time of a game stands.
enum class Halt : std::uint8_t {
    opening,  ///< not both sides have moved
    commit,   ///< something is being written, and nobody has seen it yet
    downtime, ///< the server was away, and the side to move is not back
};

/// The time of one game: it stands as long as there is any reason, so that what it measures is
/// charged to nobody.
class GameTime {
  public:
    /// What the game's own clocks go by.
    Instant at(Instant real) const { return is_standing() ? stood_at_ : real - behind_; }
    bool is_standing() const { return !halts_.empty(); }
    bool stands_for(Halt halt) const { return halts_.contains(halt); }

    /// It is now so late in the game.
    void set(Instant game, Instant real) {
        stood_at_ = game;
        behind_ = real - game;
    }
    /// Stands from now on, and `back` earlier.
    void hold(Halt halt, Instant real, Milliseconds back = Milliseconds(0)) {
        if (!is_standing()) stood_at_ = at(real) - back;
        halts_.insert(halt);
    }
    void release(Halt halt, Instant real) {
        if (!halts_.contains(halt)) return;
        core::Flags<Halt> rest;
        halts_.for_each([&](Halt other) {
            if (other != halt) rest.insert(other);
        });
        halts_ = rest;
        if (!is_standing()) behind_ = real - stood_at_;
    }

  private:
    core::Flags<Halt> halts_;
    Instant stood_at_{};
    Milliseconds behind_{};
};

/// What the line of a player costs is not charged to the player, as far as the server has measured
/// it: half a second for a move, and no more than has been saved up.
class LagCredit {
  public:
    static constexpr Milliseconds most{500};
    static constexpr Milliseconds full{2000};
    static constexpr Milliseconds refill{100}; ///< by each move

    /// Of somebody whose credit nobody remembers: what one move has saved up, lest it be had twice.
    static LagCredit unknown() {
        LagCredit credit;
        credit.bank_ = refill;
        return credit;
    }

    /// The credit that a move would have whose line is so slow.
    Milliseconds possible(Milliseconds lag) const { return std::min({lag, most, bank_}); }
    /// A move was made with so much of it.
    void spend(Milliseconds taken) { bank_ = std::min(bank_ - taken + refill, full); }

  private:
    Milliseconds bank_ = full;
};

} // namespace server
