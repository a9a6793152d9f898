#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace view {

/// The sounds of a game.
enum class Sound : std::uint8_t {
    move,
    capture,
    promotion,
    check,
    end,      ///< of the game
    low_time, ///< once for each player
    refusal,  ///< of a move
};

inline constexpr std::array all_sounds{Sound::move, Sound::capture,  Sound::promotion, Sound::check,
                                       Sound::end,  Sound::low_time, Sound::refusal};

constexpr std::size_t index(Sound sound) { return static_cast<std::size_t>(sound); }

} // namespace view
