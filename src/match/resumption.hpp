#pragma once

#include <cstddef>
#include <string_view>

#include "core/result.hpp"
#include "match/openings.hpp"
#include "match/standings.hpp"
#include "match/tournament.hpp"

namespace match {

/// What the games on paper say of a match that was interrupted.
struct Resumption {
    Standings standings;
    /// So many bytes of the text are to be kept. Behind them is at most the last game, cut off as
    /// it was written; it is played again.
    std::size_t kept = 0;
};

/// Takes up a match where its games leave it. Fails with the number of the first game in the text,
/// from 1, that is none of this match: other players, settings or another opening, played twice,
/// damaged before the last one, or no game at all.
core::Result<Resumption, std::size_t> take_up(std::string_view pgn, const Plan& plan,
                                              std::size_t games_each, Openings& openings);

} // namespace match
