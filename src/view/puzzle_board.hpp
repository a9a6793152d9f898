#pragma once

#include <optional>

#include "core/coord.hpp"
#include "puzzle/square.hpp"
#include "view/board_layout.hpp"
#include "view/form.hpp"
#include "view/screen.hpp"

/// The board beside the widgets of a puzzle.
namespace view {

constexpr core::Coord coord_of(puzzle::Square square) {
    return core::coord_at(square.file, square.rank);
}
constexpr puzzle::Square square_of(core::Coord coord) { return {coord.file, coord.rank}; }

BoardLayout puzzle_layout(const Form& form, const FormState& state, const Look& look, int size);

/// The empty board.
void draw_puzzle_board(const BoardLayout& layout, const Look& look, Scene& scene);

/// Marks the cursor's square while the board has the focus.
void draw_cursor(const Form& form, const FormState& state, core::Coord cursor,
                 const BoardLayout& layout, Scene& scene);

/// Whether an arrow key has moved the cursor; false at the edge of the board.
bool move_cursor(const Input& input, int size, bool is_flipped, core::Coord& cursor);
/// Enter or the space bar.
bool is_press(const Input& input);

/// The effect of an input on the board.
struct BoardTouch {
    bool is_used = false;                             ///< the form must not handle it
    std::optional<core::Coord> square = std::nullopt; ///< clicked, or pressed by Enter
};
/// Arrows move the cursor, Enter presses its square, and so does a click.
BoardTouch touch_board(const Form& form, const FormState& state, const Input& input,
                       const Look& look, int size, core::Coord& cursor);

/// Handles an input to a puzzle's screen, with a board of this size: `press` is called for a
/// square, `take` for an action on a widget.
template <class Screen>
Orders handle_puzzle(Screen& screen, const Form& form, int size, const Input& input,
                     const Look& look, void (*press)(Screen&, puzzle::Square),
                     void (*take)(Screen&, const WidgetEvent&)) {
    const BoardTouch touch = touch_board(form, screen.form, input, look, size, screen.cursor);
    if (touch.square) press(screen, square_of(*touch.square));
    if (touch.is_used) return {};
    const auto event = handle(form, screen.form, input, look);
    if (!event) return {};
    if (event->key == back_key) return {CloseScreen{}};
    take(screen, *event);
    return {};
}

} // namespace view
