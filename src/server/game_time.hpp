#pragma once

#include <algorithm>
#include <cstdint>

#include "core/flags.hpp"
#include "server/now.hpp"

namespace server {

/// Why the time of a game is stopped.
enum class Halt : std::uint8_t {
    opening,  ///< not both sides have moved
    commit,   ///< a change is being written that nobody has seen yet
    downtime, ///< the server was down, and the side to move is not back
};

/// The time of one game: it is stopped as long as there is any reason, and stopped time is charged
/// to nobody.
class GameTime {
  public:
    /// The time by which the game's own clocks run.
    Instant at(Instant real) const { return is_standing() ? stood_at_ : real - behind_; }
    bool is_standing() const { return !halts_.empty(); }
    bool stands_for(Halt halt) const { return halts_.contains(halt); }

    /// Sets the present time of the game.
    void set(Instant game, Instant real) {
        stood_at_ = game;
        behind_ = real - game;
    }
    /// Stops it from now on, and `back` earlier.
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

/// The delay of a player's connection is not charged to the player, as far as the server has
/// measured it: at most half a second for a move, and no more than the credit that is left.
class LagCredit {
  public:
    static constexpr Milliseconds most{500};
    static constexpr Milliseconds full{2000};
    static constexpr Milliseconds refill{100}; ///< by each move

    /// For somebody whose credit is unknown: that of one move, so that no credit is given twice.
    static LagCredit unknown() {
        LagCredit credit;
        credit.bank_ = refill;
        return credit;
    }

    /// The credit of a move over a connection with this delay.
    Milliseconds possible(Milliseconds lag) const { return std::min({lag, most, bank_}); }
    /// A move has used this much of it.
    void spend(Milliseconds taken) { bank_ = std::min(bank_ - taken + refill, full); }

  private:
    Milliseconds bank_ = full;
};

} // namespace server
