#pragma once

#include "chess/attacks.hpp"
#include "chess/position.hpp"

namespace engine {

/// How much of an advantage counts, in 64 parts: less where the side that has it can hardly win.
inline constexpr int whole_scale = 64;
int chess_scale(const chess::Position& position, core::Color ahead);

} // namespace engine
