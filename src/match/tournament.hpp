#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "match/openings.hpp"
#include "match/player.hpp"
#include "match/referee.hpp"
#include "match/standings.hpp"
#include "match/stop.hpp"

namespace match {

/// Everything that defines a match, except the names of its players in the record.
struct Plan {
    game::Rules rules{};
    std::vector<Contestant> players; ///< at least two, with different names
    Conduct conduct;
    Milliseconds patience{30'000};        ///< with an engine that does not answer
    std::size_t concurrency = 1;          ///< games at a time
    std::uint64_t seed = 1;               ///< for the random choices of engines
    std::vector<std::string> own_program; ///< the command of players that have none
};

/// A game of a match that has ended.
struct FinishedGame {
    std::size_t index = 0; ///< its place in the schedule
    RefereedGame played;
};

/// Receives the events of a match, in the thread that runs it.
struct Listener {
    /// A game has ended and counts; false ends the match.
    std::function<bool(const FinishedGame&)> finished;
    /// Some time has gone by.
    std::function<void()> waited;
};

/// Plays all games that `standings` does not have yet and adds them to it, until all are played or
/// `stop` or the listener ends the match; games in progress are then abandoned. If the system has
/// threads, processes and open files only for fewer games at a time, fewer are played; false if in
/// the end there was no room for the engines of even one. Throws `std::system_error` if there is no
/// thread at all.
bool run_match(const Plan& plan, Openings& openings, Standings& standings, const Stop& stop,
               const Listener& listener);

/// The tag Event of every game of a match.
inline constexpr std::string_view event_name = "stackchess match";

/// The tags of the game with this place in the schedule: Event, Date, Round, White, Black, …
void set_tags(record::Record& record, const Plan& plan, const Slot& slot, std::size_t index,
              const std::string& date);

} // namespace match
