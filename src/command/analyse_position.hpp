#pragma once

#include "command/analyse_options.hpp"

namespace command {

/// Analyses the position that the options describe and shows the best lines as they are found:
/// redrawn in place on a terminal, one below the other elsewhere. Returns the exit status.
int analyse_position(const Console& console, const AnalyseOptions& options,
                     const AnalyseSettings& settings);

} // namespace command
