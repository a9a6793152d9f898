#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "core/color.hpp"
#include "play/time_control.hpp"

namespace play {

using Milliseconds = std::chrono::milliseconds;
/// A moment of a steady clock.
using Instant = std::chrono::time_point<std::chrono::steady_clock, Milliseconds>;

Instant steady_now();

/// The clocks of both players. Every call is told what time it is; a time earlier than the last one
/// given counts as the last one.
class Clock {
  public:
    using Times = std::array<Milliseconds, 2>; ///< by colour

    /// Both clocks full, the one of `turn` in front, standing still until `resume`.
    Clock(const TimeControl& control, core::Color turn);

    const TimeControl& control() const { return control_; }
    core::Color turn() const { return turn_; }
    bool is_running() const { return since_.has_value(); }

    /// The time left, never negative.
    Milliseconds remaining(core::Color color, Instant now) const;
    Times remaining(Instant now) const;

    /// The player to move has moved: the increment is added and the other clock runs, if they run.
    /// A player whose time is over gets no increment, nor does one whose move brings none.
    void press(Instant now, bool brings_increment = true);
    void pause(Instant now);
    void resume(Instant now);
    /// Sets both clocks and whose turn it is; they go on running from `now` if they ran.
    void set(const Times& left, core::Color turn, Instant now);

    /// Whether the time of the player to move is over.
    bool has_fallen(Instant now) const;

  private:
    Milliseconds spent(Instant now) const;
    void settle(Instant now);

    TimeControl control_;
    Times left_;
    core::Color turn_;
    std::optional<Instant> since_; ///< when the clock in front was last looked at
};

} // namespace play
