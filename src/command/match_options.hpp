#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command/console.hpp"
#include "command/declaration.hpp"
#include "command/position_options.hpp"
#include "core/result.hpp"
#include "match/sprt.hpp"
#include "match/tournament.hpp"

namespace command {

/// The options of a match, as typed.
struct MatchOptions {
    std::vector<std::string> players;
    PositionOptions start;
    std::string games = "100";
    // These values may begin with the number of a player: `2:5000`.
    std::vector<std::string> time;
    std::vector<std::string> move_time;
    std::vector<std::string> nodes;
    std::vector<std::string> depth;
    std::vector<std::string> options;

    std::optional<std::string> plies;
    std::optional<std::string> openings;
    std::string seed = "1";
    std::string concurrency = "1";
    std::string margin = "50";
    std::string patience = "30";
    std::optional<std::string> win;
    std::optional<std::string> draw;
    std::optional<std::string> max_moves;
    std::optional<std::string> sprt;
    std::optional<std::string> pgn;
    std::optional<std::string> resume;
};

/// The values of these options.
struct MatchSettings {
    match::Plan plan;
    std::size_t games = 0; ///< between every two players
    std::vector<record::Setup> starts;
    int plies = 0;
    std::optional<match::Sprt> sprt;
};

/// Declares the options of `stackchess match`. `options` must live until the line is parsed.
void add_match_options(const Declaration& line, MatchOptions& options, words::Voice voice);

core::Result<MatchSettings, Complaint> match_settings(words::Voice voice,
                                                      const MatchOptions& options);

} // namespace command
