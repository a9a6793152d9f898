#pragma once

#include <cstddef>
#include <functional>

#include "analysis/review.hpp"
#include "engine/searcher.hpp"
#include "record/record.hpp"

namespace analysis {

/// The moves of a record's main line that were not taken back.
std::size_t ply_count(const record::Record& record);

/// Looks at every position of a game with the same limits, from the last to the first, so that what
/// came of a move is known when the choice before it is judged. A move that seems to lose points is
/// compared with the best one a second time, both searched alone. `searcher` is one for this game.
///
/// `go_on` is told after each position how many have been looked at. When it says no, because
/// `searcher.stop()` has cut the search short, the last one is thrown away and the review knows
/// those before.
Review look_at_game(const record::Record& record, engine::Searcher& searcher,
                    const engine::Limits& limits,
                    const std::function<bool(std::size_t looked_at)>& go_on);

} // namespace analysis
