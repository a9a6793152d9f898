#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "command/match_options.hpp"
#include "match/standings.hpp"
#include "words/language.hpp"

namespace command {

/// How a match stands, in lines: a table of the players, and what follows from it.
std::vector<std::string> standing_lines(words::Voice voice, const MatchSettings& settings,
                                        const match::Standings& standings);

/// What every two players have made of their games, where there are more than two: a row and a
/// column for each.
std::vector<std::string> cross_table(words::Voice voice, const MatchSettings& settings,
                                     const match::Standings& standings);

/// What the players did wrong, a line for each kind.
std::vector<std::string> fault_lines(words::Voice voice, const MatchSettings& settings,
                                     const match::Standings& standings);

/// `gnuchess crashed`.
std::string blame_text(words::Voice voice, const std::string& player, match::Fault fault);

/// `68.8%`, and with the error of an estimate `68.8% ± 9.1`.
std::string share_text(words::Voice voice, double share);

/// `0:02:31`.
std::string duration_text(std::chrono::seconds time);

} // namespace command
