#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "command/console.hpp"
#include "command/declaration.hpp"
#include "core/result.hpp"
#include "engine/searcher.hpp"
#include "game/rules.hpp"

namespace command {

/// No search gets this deep.
inline constexpr int max_search_depth = 100;

/// What the command line says about the means of the engine, as it was typed.
struct EngineOptions {
    std::string threads = "1";
    std::string megabytes = "16";
};

struct EngineSettings {
    int threads = 1;
    std::size_t megabytes = 16;
};

/// Declares `--threads` and `--hash`. `options` must live until the line is parsed.
void add_engine_options(const Declaration& line, EngineOptions& options, words::Voice voice);

/// What they mean.
core::Result<EngineSettings, Complaint> engine_settings(words::Voice voice,
                                                        const EngineOptions& options);

/// What `--depth` of a search means.
core::Result<int, Complaint> search_depth(words::Voice voice, const std::string& depth);

/// A searcher with these means, unless there is too little memory.
core::Result<std::unique_ptr<engine::Searcher>, Complaint>
ready_searcher(words::Voice voice, game::Rules rules, const EngineSettings& settings);

} // namespace command
