#pragma once

#include "analysis/review.hpp"
#include "record/record.hpp"

namespace analysis {

/// No line of an analysis is written down further.
inline constexpr std::size_t longest_line = 10;

/// The sign for a move so judged: `?!`, `?` or `??`; nothing for a fine one.
std::string_view sign_of(Judgement judgement);

/// Writes a review into the record it was made of: what was thought of each move, the sign of those
/// that are not fine (in place of other signs of praise and blame), and the better line as a
/// variation beside them, unless there is one that begins with the same move. What an earlier
/// analysis has said of a move makes room for it: its evaluation, the signs of blame beside that,
/// and its lines. All other annotations stay.
void annotate(record::Record& record, const Review& review);

} // namespace analysis
