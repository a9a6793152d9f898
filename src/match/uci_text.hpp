#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/color.hpp"
#include "match/engine_clock.hpp"
#include "match/limits.hpp"
#include "record/annotation.hpp"
#include "record/record.hpp"

namespace match {

/// An option that an engine offers.
struct OfferedOption {
    std::string name;
    std::string type;                  ///< `spin`, `check`, `combo`, `button` or `string`
    std::optional<std::int64_t> least; ///< of a spin option
    std::optional<std::int64_t> most;
    std::vector<std::string> choices; ///< of a combo option

    /// Whether the engine accepts this value, as far as it has announced.
    bool allows(std::string_view value) const;
};

/// Reads `option name … type …`.
std::optional<OfferedOption> read_option_line(std::string_view line);

/// What an `info` line says about the best line, for the side to move; nothing if it has no exact
/// score.
std::optional<record::Evaluation> read_info_line(std::string_view line);

/// The move of a `bestmove` line; nothing for any other line.
std::optional<std::string> read_best_move(std::string_view line);

/// Whether a text has the form of a move in coordinates: `e7e8q`, `12j10j3`.
bool is_in_coordinates(std::string_view text);

/// `position startpos moves …` or `position fen … moves …`.
std::string position_line(const record::Setup& start, const std::vector<std::string>& moves);

/// The clocks of both sides, by colour, where they have one.
using EngineClocks = std::array<std::optional<EngineClock>, 2>;

/// `go wtime … nodes …` for the side that has these limits. A side without a clock is given the
/// other's.
std::string go_line(const MoveLimits& limits, const EngineClocks& clocks, core::Color turn);

} // namespace match
