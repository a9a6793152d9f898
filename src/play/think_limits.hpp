#pragma once

#include "engine/searcher.hpp"

namespace play {

/// Enough to be right about most things; nodes, so that the same question has the same answer.
inline constexpr engine::Limits hint_limits{.nodes = 400'000,
                                            .time = std::chrono::milliseconds(5000)};
inline constexpr engine::Limits draw_limits{.nodes = 200'000,
                                            .time = std::chrono::milliseconds(2000)};

/// What a move with a clock loses besides thinking: saving and showing it.
inline constexpr std::chrono::milliseconds move_overhead{50};

/// A thought about the side to move, seen from the other side.
engine::Thought turned(engine::Thought thought);

} // namespace play
