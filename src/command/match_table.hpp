#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "command/match_options.hpp"
#include "match/standings.hpp"
#include "words/language.hpp"

namespace command {

/// How a match stands, in lines: a table of the players, and what follows from it. Points and Elo
/// have the interval that holds the truth in 19 of 20 matches.
std::vector<std::string> standing_lines(words::Voice voice, const MatchSettings& settings,
                                        const match::Standings& standings);

/// What every two players have made of their games, where there are more than two: a row and a
/// column for each.
std::vector<std::string> cross_table(words::Voice voice, const MatchSettings& settings,
                                     const match::Standings& standings);

/// What the players did wrong, a line for each kind, and below it the first illegal moves.
std::vector<std::string> fault_lines(words::Voice voice, const MatchSettings& settings,
                                     const match::Standings& standings);

/// `gnuchess crashed`.
std::string blame_text(words::Voice voice, const std::string& player, match::Fault fault);

/// `SPRT 0.0:5.0: LLR 1.21 (H0 at -2.94, H1 at 2.94)`, of a match that has such a test.
std::string sprt_text(words::Voice voice, const MatchSettings& settings,
                      const match::Standings& standings);

/// `68.8%`.
std::string share_text(words::Voice voice, double share);

/// `0:02:31`.
std::string duration_text(std::chrono::seconds time);

} // namespace command
