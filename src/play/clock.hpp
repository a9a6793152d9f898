#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "core/color.hpp"

namespace play {

using Milliseconds = std::chrono::milliseconds;
/// A moment of a clock that nobody can set.
using Instant = std::chrono::time_point<std::chrono::steady_clock, Milliseconds>;

Instant steady_now();

/// The time of a player for all moves, and what each move adds to it. Whole seconds.
struct TimeControl {
    static constexpr std::chrono::seconds max_base{600 * 60};
    static constexpr std::chrono::seconds max_increment{600};

    std::chrono::seconds base{};      ///< at least 1
    std::chrono::seconds increment{}; ///< at least 0

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Reads minutes and perhaps seconds for each move: `5+3`, `5`, `0.5+1` (or `0,5+1`), `1:30+2`.
/// Nothing for anything else, for times beyond the limits and for parts of a second.
std::optional<TimeControl> read_time_control(std::string_view text);

/// The form that `read_time_control` reads: `5+3`, `0:30+1`.
std::string to_text(const TimeControl& control);

/// The value of the PGN tag TimeControl: seconds, `300+3`.
std::string time_control_tag(const TimeControl& control);
std::optional<TimeControl> read_time_control_tag(std::string_view value);

/// The clocks of both players. They know no time of their own: every call says what time it is. A
/// moment before the last one given counts as that last one.
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
    /// A player whose time is over gains nothing any more.
    void press(Instant now);
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
