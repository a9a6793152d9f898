#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/color.hpp"
#include "core/result.hpp"
#include "game/outcome.hpp"
#include "play/offer.hpp"

namespace wire {

using Milliseconds = std::chrono::milliseconds;
template <class Value>
using ByColor = std::array<Value, 2>;
using Clocks = std::optional<ByColor<Milliseconds>>; ///< nothing in a game without a clock

/// The side to move has moved.
struct Moved {
    std::string move{};   ///< in coordinates
    Milliseconds spent{}; ///< the time for the move, by the server's clock
    Clocks left{};

    friend bool operator==(const Moved&, const Moved&) = default;
};

/// Half-moves were taken back, with the consent of the other side.
struct TookBack {
    int plies = 0;
    Clocks left{};

    friend bool operator==(const TookBack&, const TookBack&) = default;
};

struct Offered {
    play::OfferKind what{};
    core::Color by{};

    friend bool operator==(const Offered&, const Offered&) = default;
};

struct Declined {
    play::OfferKind what{};
    core::Color by{};

    friend bool operator==(const Declined&, const Declined&) = default;
};

/// A player has given time to the other one.
struct GaveTime {
    core::Color by{};
    Clocks left{};

    friend bool operator==(const GaveTime&, const GaveTime&) = default;
};

/// A rating before and after a game.
struct RatingChange {
    int before = 0;
    int after = 0;

    friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

/// The game is over; one that was aborted has no outcome.
struct Ended {
    game::Outcome outcome{};
    Clocks left{};
    std::optional<ByColor<RatingChange>> ratings = std::nullopt;
    std::optional<core::Color> by =
        std::nullopt; ///< who aborted it, unless it was aborted by a time limit

    friend bool operator==(const Ended&, const Ended&) = default;
};

/// A stored event: a game consists of its events, numbered from 1. The first five kinds may bring
/// it to its end, which is an event of its own.
using GameEvent = std::variant<Moved, TookBack, Offered, Declined, GaveTime, Ended>;

/// `moved`, `took_back`, …
std::string_view kind_of(const GameEvent& event);

/// The clocks after it, if it contains them.
Clocks clocks_after(const GameEvent& event);

/// `checkmate`, `resignation`, …; `aborted` for a game that ended without a reason.
std::string_view reason_word(game::Reason reason);

/// As it is stored and sent: `{"kind":"moved","move":"e2e4",…}`.
std::string to_json(const GameEvent& event);
/// Nothing if the text is not an event.
std::optional<GameEvent> read_event(std::string_view text);

} // namespace wire
