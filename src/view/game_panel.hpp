#pragma once

#include "view/game_layout.hpp"

/// What stands beside the board.
namespace view {

void draw_cards(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                const Look& look, Scene& scene);
void draw_open_stack(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                     const Look& look, Scene& scene);
void draw_move_list(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                    const Look& look, Scene& scene);
void draw_thinking(const Snapshot& snapshot, const GameLayout& layout, const Look& look,
                   Scene& scene);
void draw_buttons(const GameLayout& layout, const Look& look, Scene& scene);

} // namespace view
