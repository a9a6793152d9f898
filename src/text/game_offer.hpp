#pragma once

#include <cstdint>
#include <optional>

#include "text/dialogue.hpp"
#include "wire/from_client.hpp"

namespace text {

/// The opponent that is wanted for a game on a server.
enum class OfferedTo : std::uint8_t { anybody, somebody, computer };

/// A game that a person wants to play on a server.
struct GameOffer {
    wire::Terms terms{};
    wire::ColorWish color{};
    std::optional<wire::RatingRange> range{}; ///< of the opponent's rating, if that may be anybody
};

/// Asks for the terms of a game; nothing if the person goes back.
std::optional<GameOffer> ask_offer(Dialogue& dialogue, OfferedTo whom, bool has_account);

} // namespace text
