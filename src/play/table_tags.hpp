#pragma once

#include <array>
#include <string_view>

#include "record/record.hpp"

namespace play {

/// The tags of our own, and those of others that a table writes itself.
namespace tag {
inline constexpr std::string_view checksum = "Checksum";
inline constexpr std::string_view save_format = "SaveFormat";
inline constexpr std::string_view time_control = "TimeControl";
inline constexpr std::string_view result = "Result";
inline constexpr std::string_view termination = "Termination";
inline constexpr std::string_view reason = "Reason";
inline constexpr std::string_view clocks = "Clocks";      ///< White's and Black's, as in `[%clk]`
inline constexpr std::string_view strict = "Strict";      ///< `yes`
inline constexpr std::string_view asked = "Asked";        ///< reason words of claims asked about
inline constexpr std::string_view counted = "Counted";    ///< `yes`: in profiles, before its end
inline constexpr std::string_view save_name = "SaveName"; ///< under which the game was saved
inline constexpr std::string_view game_name =
    "GameName"; ///< that a person gave an interrupted or finished game
/// What is said of the end of a game.
inline constexpr std::array end_tags{result, termination, reason};
} // namespace tag

/// Gives a game that is kept a name; an empty one takes its name away.
void name_game(record::Tags& tags, std::string_view name);

/// Leaves of the clocks only that they were used; what they showed is then to be found beside the
/// last moves.
void forget_clocks(record::Tags& tags);

/// Of a game that goes on: leaves out its result, and all that was written about its end.
void forget_end(record::Record& record);

} // namespace play
