#pragma once

#include <cstdint>
#include <optional>

#include "text/dialogue.hpp"
#include "wire/from_client.hpp"

namespace text {

/// With whom a game at a server is wanted.
enum class OfferedTo : std::uint8_t { anybody, somebody, computer };

/// A game that is wanted at a server.
struct GameOffer {
    wire::Terms terms{};
    wire::ColorWish color{};
    std::optional<wire::RatingRange> range{}; ///< of an opponent who may be anybody
};

/// Asks what a game is to be; nothing when the person goes back.
std::optional<GameOffer> ask_offer(Dialogue& dialogue, OfferedTo whom, bool has_account);

} // namespace text
