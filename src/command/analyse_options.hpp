#pragma once

#include <optional>
#include <string>

#include "command/console.hpp"
#include "command/declaration.hpp"
#include "command/position_options.hpp"
#include "command/search_options.hpp"
#include "core/result.hpp"
#include "engine/searcher.hpp"

namespace command {

/// The options of `analyse`, as typed.
struct AnalyseOptions {
    PositionOptions start;
    bool names_game = false; ///< `--game` was typed
    std::optional<std::string> pgn;
    std::string letters = "en";
    std::optional<std::string> output;
    std::optional<std::string> time;
    std::optional<std::string> depth;
    std::optional<std::string> nodes;
    std::optional<std::string> lines;
    EngineOptions engine;
    bool plain = false;
};

/// The values of these options, except the position.
struct AnalyseSettings {
    engine::Limits limits;
    int lines = 1;
    EngineSettings engine;
    bool writes = false; ///< whether the annotated games are written
    bool draws = false;  ///< the output is a terminal that may be drawn on
};

/// Declares all these options. `options` must live until the line is parsed.
void add_analyse_options(const Declaration& line, AnalyseOptions& options, words::Voice voice);

core::Result<AnalyseSettings, Complaint> analyse_settings(const Console& console,
                                                          const AnalyseOptions& options);

} // namespace command
