#pragma once

#include "view/game_layout.hpp"

namespace view {

/// Below the board: how the game stands, what was said last, and what a click on the opened stack
/// does where the stack has no room for that. What is too long is written smaller, and then cut.
void draw_footer(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                 const Look& look, Scene& scene);

/// Whether something there is too long to be shown as a whole.
bool has_cut_footer(const GameScreen& screen, const Snapshot& snapshot, const Look& look);

} // namespace view
