#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace play {

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

/// A player with less time than this on the clock is warned.
std::chrono::milliseconds low_time(const TimeControl& control);

} // namespace play
