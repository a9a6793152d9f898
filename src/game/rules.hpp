#pragma once

#include <cstdint>

namespace game {

/// Which game is played, for code that handles both.
enum class Rules : std::uint8_t { stackchess, chess };

} // namespace game
