#pragma once

#include <cstdint>

namespace game {

/// Which of the games is played, where they are spoken of together.
enum class Rules : std::uint8_t { stackchess, chess };

} // namespace game
