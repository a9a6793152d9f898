#pragma once

#include <cstddef>
#include <optional>

#include "view/game_layout.hpp"

/// The list of the moves, and the buttons that step through them.
namespace view {

/// The visible part of the list.
struct ListRows {
    std::size_t count = 0;   ///< of the whole list
    std::size_t first = 0;   ///< visible
    std::size_t visible = 0; ///< that there is room for

    std::size_t hidden() const { return count > visible ? count - visible : 0; }
};
ListRows list_rows(const GameLayout& layout, const GameScreen& screen, const Snapshot& snapshot);

/// The cell of the move that leads to a place in the history, from 1 on; nothing if it is not
/// visible.
std::optional<Rect> move_cell(const GameLayout& layout, const GameScreen& screen,
                              const Snapshot& snapshot, std::size_t place);
/// The place whose cell is at a point.
std::optional<std::size_t> place_at(const GameLayout& layout, const GameScreen& screen,
                                    const Snapshot& snapshot, Point point);
/// The row of the list that holds it.
std::size_t row_of(const Snapshot& snapshot, std::size_t place);

/// The bar beside the list, and its thumb; both are empty if all moves are visible.
struct ListBar {
    Rect track{};
    Rect thumb{};
};
ListBar list_bar(const GameLayout& layout, const ListRows& rows);
/// How many rows are below the visible part when the thumb is dragged to a point.
std::size_t scroll_at(const ListBar& bar, const ListRows& rows, Point point);

void draw_move_list(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                    const Look& look, Scene& scene);
void draw_step_buttons(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                       const Look& look, Scene& scene);

void draw_steps(const std::array<Rect, step_buttons.size()>& steps, bool can_go_back,
                bool can_go_on, const Look& look, Scene& scene);

} // namespace view
