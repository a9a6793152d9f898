#pragma once

#include "view/game_layout.hpp"

namespace view {

/// The players with their clocks and captured pieces at the shown moment.
void draw_cards(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                const Look& look, Scene& scene);

} // namespace view
