#pragma once

#include <cstddef>
#include <string_view>

#include "core/result.hpp"
#include "match/openings.hpp"
#include "match/standings.hpp"
#include "match/tournament.hpp"

namespace match {

/// What the recorded games say about an interrupted match.
struct Resumption {
    Standings standings;
    /// The number of bytes of the text to keep. After them is at most the last game, which was cut
    /// off while it was being written and is played again.
    std::size_t kept = 0;
};

/// Resumes a match from its recorded games. Fails with the number, from 1, of the first game in the
/// text that does not belong to this match: other players, settings or another opening, played
/// twice, damaged before the last one, or not a game.
core::Result<Resumption, std::size_t> take_up(std::string_view pgn, const Plan& plan,
                                              std::size_t games_each, Openings& openings);

} // namespace match
