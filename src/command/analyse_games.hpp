#pragma once

#include "command/analyse_options.hpp"

namespace command {

/// Analyses the games of the file that the options name, prints a report of each, and writes the
/// annotated games if the options ask for it. Returns the exit status.
int analyse_games(const Console& console, const AnalyseOptions& options,
                  const AnalyseSettings& settings);

} // namespace command
