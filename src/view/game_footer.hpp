#pragma once

#include "view/game_layout.hpp"

namespace view {

/// Below the board: how the game stands, and what was said last. Words that need more room than
/// that get it above, over the board, until the next thing is done.
void draw_footer(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                 const Look& look, Scene& scene);

} // namespace view
