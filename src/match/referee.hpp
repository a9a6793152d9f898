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

/// How games are led.
struct Conduct {
    Milliseconds margin{0}; ///< over the time, and still in time
    Adjudication adjudication;
};

/// A game that has come to its end.
struct PlayedGame {
    record::Record record;
    std::optional<Blame> blame;
};

/// One side of a game.
struct Side {
    UciEngine* engine = nullptr;
    Limits limits;
    std::optional<std::uint32_t> seed; ///< of its choices, unless it has one of its own
};

/// Plays a game to its end by the rules, by adjudication or by a fault; nothing if told to stop.
/// Draws that may be claimed are claimed, before any adjudication. The record has what the engines
/// thought and the clocks, and the tags that say how it ended.
std::optional<PlayedGame> play_game(const Opening& opening, const std::array<Side, 2>& sides,
                                    const Conduct& conduct);

/// A game that one side loses before its first move.
PlayedGame lost_game(const Opening& opening, const Blame& blame);

} // namespace match
