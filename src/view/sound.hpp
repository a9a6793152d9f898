#pragma once

#include <cstdint>

namespace view {

/// What can be heard of a game.
enum class Sound : std::uint8_t {
    move,
    capture,
    promotion,
    check,
    end,      ///< of the game
    low_time, ///< once for each player
    refusal,  ///< of a move
};

} // namespace view
