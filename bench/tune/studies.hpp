#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "chess/position.hpp"
#include "core/random.hpp"
#include "engine/chess_evaluator.hpp"
#include "engine/chess_tactics.hpp"
#include "engine/stackchess_evaluator.hpp"
#include "engine/stackchess_tactics.hpp"
#include "engine/term_weight.hpp"
#include "stackchess/position.hpp"
#include "trace.hpp"

// What the tuner needs to know about each game.

namespace tune {

struct ChessStudy {
    using Position = chess::Position;
    using Tactics = engine::ChessTactics;
    using Evaluator = engine::ChessEvaluator;

    static std::span<const Section> sections();
    static std::span<const engine::TermWeight> weights();
    static Position start(core::Random& random);
    static std::optional<Position> read(std::string_view text);
    static bool is_quiet(const Position& position) { return !position.in_check(); }
    static Traced trace(const Position& position);
};

/// Boards of up to 8×8, mostly of the usual sizes.
struct StackchessStudy {
    using Position = stackchess::SmallPosition;
    using Tactics = engine::StackchessTactics<stackchess::SmallBoard>;
    using Evaluator = engine::StackchessEvaluator<stackchess::SmallBoard>;

    static std::span<const Section> sections();
    static std::span<const engine::TermWeight> weights();
    static Position start(core::Random& random);
    static std::optional<Position> read(std::string_view text);
    static bool is_quiet(const Position&) { return true; }
    static Traced trace(const Position& position);
};

} // namespace tune
