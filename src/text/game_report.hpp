#pragma once

#include <cstddef>
#include <string>

#include "analysis/review.hpp"
#include "record/record.hpp"
#include "text/evaluation_graph.hpp"
#include "words/language.hpp"

namespace text {

/// The report of a review: who played, the graph, how well each side played, and every bad move
/// with a better line. `number` is the number of the game.
std::string game_report(words::Voice voice, const record::Record& record,
                        const analysis::Review& review, std::size_t number,
                        const GraphStyle& style);

} // namespace text
