#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/color.hpp"
#include "server/live_game.hpp"
#include "session/session.hpp"
#include "wire/from_client.hpp"
#include "wire/game_event.hpp"

/// A game on the server as a list of events and the plainest reading of it: everything is found
/// anew from the whole list, one act after the other.
namespace schedules {

using core::Color;
using Milliseconds = std::chrono::milliseconds;
using Why = std::variant<wire::Why, play::Denial, game::Refusal>;

/// What should come of an act.
struct Expected {
    bool is_known = false;                  ///< it has already happened
    std::optional<Why> why{};               ///< refused
    std::optional<wire::GameEvent> event{}; ///< without its clocks; nothing: only the end
    bool is_end = false;                    ///< the game is over with it
};

struct NaiveGame {
    wire::Terms terms{};
    std::vector<server::Entry> events{};

    // What the events say.
    std::vector<std::string> moves{};
    std::array<std::optional<Color>, 2> offers{}; ///< by kind, open
    std::array<std::uint32_t, 2> offered_at{};
    std::uint32_t board_at = 0; ///< the last event that changed the board
    bool is_over = false;

    void read();
    Color turn() const { return moves.size() % 2 == 0 ? Color::white : Color::black; }
    std::unique_ptr<session::Session> session() const;
    Expected decide(Color side, const wire::GameAct& act) const;
    /// Whether the outcome is one that the game can have, after all events but the last.
    bool can_end(const game::Outcome& outcome) const;
};

} // namespace schedules
