#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "command/match_options.hpp"
#include "match/standings.hpp"
#include "words/language.hpp"

namespace command {

/// The standings of a match: a table of the players, and what follows from it. Points and Elo are
/// shown with their 95% confidence intervals.
std::vector<std::string> standing_lines(words::Voice voice, const MatchSettings& settings,
                                        const match::Standings& standings);

/// The results between every two players, if there are more than two: a row and a column for each
/// player.
std::vector<std::string> cross_table(words::Voice voice, const MatchSettings& settings,
                                     const match::Standings& standings);

/// The faults of the players, a line for each kind, and below them the first illegal moves.
std::vector<std::string> fault_lines(words::Voice voice, const MatchSettings& settings,
                                     const match::Standings& standings);

/// A fault, such as `gnuchess crashed`.
std::string blame_text(words::Voice voice, const std::string& player, match::Fault fault);

/// The state of the SPRT, such as `SPRT 0.0:5.0: LLR 1.21 (H0 at -2.94, H1 at 2.94)`. The match
/// must have one.
std::string sprt_text(words::Voice voice, const MatchSettings& settings,
                      const match::Standings& standings);

/// A share in percent, such as `68.8%`.
std::string share_text(words::Voice voice, double share);

/// A duration, such as `0:02:31`.
std::string duration_text(std::chrono::seconds time);

} // namespace command
