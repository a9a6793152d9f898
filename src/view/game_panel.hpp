#pragma once

#include "view/game_layout.hpp"

/// What stands beside the board.
namespace view {

void draw_cards(const Snapshot& snapshot, const GameLayout& layout, const Look& look, Scene& scene);
void draw_open_stack(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                     const Look& look, Scene& scene);
void draw_move_list(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                    const Look& look, Scene& scene);
void draw_thinking(const Snapshot& snapshot, const GameLayout& layout, const Look& look,
                   Scene& scene);
/// How high the letters of buttons of this width can be, all alike: they give way before the words
/// do.
float button_letters(const std::vector<std::string>& texts, float width, const Look& look);
/// A button with a text, lighter under the pointer or when the keyboard has it.
void draw_button(const std::string& text, Rect area, float letters, bool is_chosen,
                 const Look& look, Scene& scene);
void draw_buttons(const GameLayout& layout, const Look& look, Scene& scene);

} // namespace view
