#pragma once

#include <vector>

#include "view/look.hpp"

namespace view {

/// A curve of successive values, with round numbers on its axis; a single value is a dot.
void draw_plot(const std::vector<double>& values, Rect area, const Look& look, Scene& scene);

/// The round numbers between which values lie, and the step between the lines of a plot.
struct PlotScale {
    double bottom = 0;
    double top = 0;
    double step = 0;
};
/// For at least one value.
PlotScale plot_scale(const std::vector<double>& values);

} // namespace view
