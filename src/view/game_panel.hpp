#pragma once

#include "view/game_layout.hpp"

/// The panel beside the board: the computer's thinking and the buttons.
namespace view {

void draw_thinking(const Snapshot& snapshot, const GameLayout& layout, const Look& look,
                   Scene& scene);
void draw_buttons(const Snapshot& snapshot, const GameLayout& layout, const Look& look,
                  Scene& scene);

} // namespace view
