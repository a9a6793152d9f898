#pragma once

#include <cstddef>
#include <optional>

#include "view/game_layout.hpp"

/// The list of the moves, and the buttons that step through them.
namespace view {

/// The part of the list in view.
struct ListRows {
    std::size_t count = 0;   ///< of the whole list
    std::size_t first = 0;   ///< in view
    std::size_t visible = 0; ///< that there is room for

    std::size_t hidden() const { return count > visible ? count - visible : 0; }
};
ListRows list_rows(const GameLayout& layout, const GameScreen& screen, const Snapshot& snapshot);

/// The cell of the move that leads to a place in the history, from 1 on; nothing when it is not in
/// view.
std::optional<Rect> move_cell(const GameLayout& layout, const GameScreen& screen,
                              const Snapshot& snapshot, std::size_t place);
/// The place whose cell is there.
std::optional<std::size_t> place_at(const GameLayout& layout, const GameScreen& screen,
                                    const Snapshot& snapshot, Point point);
/// The row of the list that holds it.
std::size_t row_of(const Snapshot& snapshot, std::size_t place);

/// The bar beside the list, and its thumb; both are empty where all moves are in view.
struct ListBar {
    Rect track{};
    Rect thumb{};
};
ListBar list_bar(const GameLayout& layout, const ListRows& rows);
/// How many rows lie below the view when the bar is pulled to a point.
std::size_t scroll_at(const ListBar& bar, const ListRows& rows, Point point);

void draw_move_list(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                    const Look& look, Scene& scene);
void draw_step_buttons(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                       const Look& look, Scene& scene);

void draw_steps(const std::array<Rect, step_buttons.size()>& steps, bool can_go_back,
                bool can_go_on, const Look& look, Scene& scene);

} // namespace view
