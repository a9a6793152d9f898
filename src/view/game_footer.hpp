#pragma once

#include "view/game_layout.hpp"

namespace view {

/// The area below the board: the state of the game, the last notice, and the help for clicks on the
/// opened stack if the stack has no room for it. Text that is too long is written smaller, and then
/// cut.
void draw_footer(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                 const Look& look, Scene& scene);

/// Whether something there is too long to be shown completely.
bool has_cut_footer(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                    const Look& look);

} // namespace view
