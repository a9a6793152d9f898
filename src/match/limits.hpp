#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace match {

using Milliseconds = std::chrono::milliseconds;

/// The time of a player: `base` for this many `moves`, or for the whole game if that is 0, and what
/// each move adds.
struct ClockTerms {
    Milliseconds base{0};
    Milliseconds increment{0};
    int moves = 0;

    friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

/// How long a player may think about a move; it ends at the first limit reached. Limits that are 0
/// or absent do not count.
struct MoveLimits {
    std::optional<ClockTerms> clock;
    Milliseconds move_time{0};
    std::uint64_t nodes = 0;
    int depth = 0;

    /// Whether there is any limit at all.
    bool any() const { return clock || move_time.count() > 0 || nodes > 0 || depth > 0; }

    friend bool operator==(const MoveLimits&, const MoveLimits&) = default;
};

/// Reads `10+0.1` or `40/60+0,5`: moves, seconds, and seconds per move. At most a day.
std::optional<ClockTerms> read_clock_terms(std::string_view text);
/// The form that is read, also used in the PGN tag.
std::string to_text(const ClockTerms& control);

/// `time=10+0.1; nodes=5000`: all limits that are set, by the names that `set_limit` knows.
std::string to_text(const MoveLimits& limits);

/// Sets the limit with this name (`time`, `movetime`, `nodes`, `depth`); false if there is no such
/// limit, or the value is invalid.
bool set_limit(MoveLimits& limits, std::string_view name, std::string_view value);

} // namespace match
