#pragma once

#include "analysis/review.hpp"
#include "record/record.hpp"

namespace analysis {

/// The longest line that an analysis writes down.
inline constexpr std::size_t longest_line = 10;

/// The sign for a move judged this way: `?!`, `?` or `??`; nothing for a good move.
std::string_view sign_of(Judgement judgement);

/// Writes a review into its record: the evaluation of each move, the sign of those that are not
/// good and have no sign of praise or blame, and the better line as a variation, unless there
/// already is one that starts with the same move. What an earlier analysis wrote about a move is
/// replaced: its evaluation, the sign that follows from that, and its lines. All other annotations
/// stay. Returns how many moves keep a sign though the review would set another one.
std::size_t annotate(record::Record& record, const Review& review);

} // namespace analysis
