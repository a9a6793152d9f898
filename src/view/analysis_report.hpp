#pragma once

#include <optional>

#include "view/analysis_layout.hpp"

/// The report on an analysed game: its course, and how well each side played.
namespace view {

void draw_report(const AnalysisScreen& screen, const AnalysisLayout& layout, const Look& look,
                 Scene& scene);

/// The half-move of the graph that is nearest to a point of it.
std::size_t ply_at(const analysis::Review& review, Rect curve, Point point);

} // namespace view
