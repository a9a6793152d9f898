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

/// The greatest depth that can be asked for; no search reaches it.
inline constexpr int max_search_depth = 100;

/// The options of the engine, as typed.
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

/// The values of these options.
core::Result<EngineSettings, Complaint> engine_settings(words::Voice voice,
                                                        const EngineOptions& options);

/// The value of the option `--depth` of a search.
core::Result<int, Complaint> search_depth(words::Voice voice, const std::string& depth);

/// A searcher with these settings; complains if there is too little memory.
core::Result<std::unique_ptr<engine::Searcher>, Complaint>
ready_searcher(words::Voice voice, game::Rules rules, const EngineSettings& settings);

} // namespace command
