#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "match/adjudication.hpp"
#include "match/fault.hpp"
#include "match/openings.hpp"
#include "match/uci_engine.hpp"
#include "match/uci_text.hpp"
#include "record/record.hpp"
#include "session/session.hpp"

namespace match {

/// How games are run.
struct Conduct {
    Milliseconds margin{0}; ///< by which a move may exceed its time
    Adjudication adjudication;
};

/// A game that has come to its end.
struct RefereedGame {
    record::Record record;
    std::optional<Blame> blame;
};

/// One side of a game.
struct Side {
    UciEngine* engine = nullptr;
    MoveLimits limits;
    std::optional<std::uint32_t> seed; ///< of its random choices, unless it has its own
};

/// Plays a game to its end by the rules, by adjudication or by a fault; nothing if told to stop.
/// Draws are claimed as soon as possible, before any adjudication. The record contains the engines'
/// scores and the clocks, and the tags that say how it ended.
std::optional<RefereedGame> play_game(const Opening& opening, const std::array<Side, 2>& sides,
                                      const Conduct& conduct);

/// A game that one side loses before its first move.
RefereedGame lost_game(const Opening& opening, const Blame& blame);

} // namespace match
