#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "analysis/review.hpp"

namespace analysis {

/// One column of the graph of a game: one ply, or several if there is less room.
struct CurvePoint {
    std::size_t first_ply = 0;
    std::optional<int> white_points{}; ///< expected, after these plies, on average; in thousandths
    Judgement white = Judgement::fine; ///< the worst of these plies, by side
    Judgement black = Judgement::fine;
};

/// The course of a game in at most `columns` columns, which must not be 0; empty for a game without
/// moves. A short game may take several columns per ply, but at most 3.
std::vector<CurvePoint> curve_of(const Review& review, std::size_t columns);

} // namespace analysis
