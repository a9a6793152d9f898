#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "match/openings.hpp"
#include "match/standings.hpp"
#include "match/tournament.hpp"

namespace match {

/// What the games on paper say of a match that was interrupted.
struct Resumption {
    Standings standings;
    /// The games without those that cannot be used, which are played again; only where there are
    /// such: games without an end, or with moves that are not legal.
    std::optional<std::string> mended;
};

/// Takes up a match where its games leave it. Fails with the number of the first game in the text,
/// from 1, that is none of this match: other players, another opening, or played twice.
core::Result<Resumption, std::size_t> take_up(std::string_view pgn, const Plan& plan,
                                              std::size_t games_each, Openings& openings);

} // namespace match
