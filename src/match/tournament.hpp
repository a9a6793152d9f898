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

/// All that a match is but its players' names on paper.
struct Plan {
    game::Rules rules{};
    std::vector<Player> players; ///< two at least, with names of their own
    Conduct conduct;
    Milliseconds patience{30'000};        ///< with an engine that does not answer
    std::size_t concurrency = 1;          ///< games at a time
    std::uint64_t seed = 1;               ///< of what engines leave to chance
    std::vector<std::string> own_program; ///< the command of players that have none
};

/// A game of a match that has ended.
struct FinishedGame {
    std::size_t index = 0; ///< its place in the schedule
    PlayedGame played;
};

/// What is told about a match, in the thread that runs it.
struct Listener {
    /// A game has ended, and counts; false ends the match.
    std::function<bool(const FinishedGame&)> finished;
    /// Some time has gone by.
    std::function<void()> waited;
};

/// Plays all games that `standings` does not have yet, and adds them to it, until all are played or
/// `stop` or the listener ends it; games under way are given up then. Where the system has
/// threads, processes and open files for fewer games at a time, so many are played; false if at
/// last there was no room for the engines of a single one. Without any thread it throws
/// `std::system_error`.
bool run_match(const Plan& plan, Openings& openings, Standings& standings, const Stop& stop,
               const Listener& listener);

/// The tag Event of every game of a match.
inline constexpr std::string_view event_name = "stackchess match";

/// The tags of a game of this place in the schedule: Event, Date, Round, White, Black, …
void set_tags(record::Record& record, const Plan& plan, const Slot& slot, std::size_t index,
              const std::string& date);

} // namespace match
