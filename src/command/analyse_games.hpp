#pragma once

#include "command/analyse_options.hpp"

namespace command {

/// Looks at the games of the file that the options name, prints a report of each, and writes the
/// annotated games where that is asked for. Returns the exit status.
int analyse_games(const Console& console, const AnalyseOptions& options,
                  const AnalyseSettings& settings);

} // namespace command
