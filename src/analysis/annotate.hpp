#pragma once

#include "analysis/review.hpp"
#include "record/record.hpp"

namespace analysis {

/// The most plies of a line that an analysis writes down.
inline constexpr std::size_t longest_line = 10;

/// The sign for a move judged this way: `?!`, `?` or `??`; nothing for a good move.
std::string_view sign_of(Judgement judgement);

/// Writes a review into its record: the evaluation of each move; for a move that is not good, its
/// sign, unless it already has one of `!`, `?`, `!!`, `??`, `!?` and `?!`, and the better line as a
/// variation, unless there already is one that starts with the same move. What an earlier analysis
/// wrote about a move is replaced: its evaluation, the sign that follows from that, and its lines.
/// All other annotations stay. Returns how many moves keep a sign although the review would set
/// another one.
std::size_t annotate(record::Record& record, const Review& review);

} // namespace analysis
