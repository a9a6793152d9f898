#pragma once

#include <chrono>
#include <cstddef>
#include <functional>

#include "analysis/review.hpp"
#include "engine/searcher.hpp"
#include "record/record.hpp"

namespace analysis {

/// The usual time for each position of a game.
inline constexpr std::chrono::milliseconds time_in_games{500};

/// The moves of a record's main line that were not taken back.
std::size_t ply_count(const record::Record& record);

/// Analyses every position of a game with the same limits, from the last to the first, so that the
/// consequences of a move are known when it is judged. A move that seems to lose points is compared
/// with the best one a second time, each searched separately. `searcher` must be one for this game.
///
/// After each position, `go_on` is told how many have been analysed. If it returns false, because
/// `searcher.stop()` has cut the search short, the last position is discarded and the review
/// contains those before.
Review look_at_game(const record::Record& record, engine::Searcher& searcher,
                    const engine::Limits& limits,
                    const std::function<bool(std::size_t looked_at)>& go_on);

} // namespace analysis
