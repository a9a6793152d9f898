#pragma once

#include "session/board_view.hpp"
#include "view/board_layout.hpp"
#include "view/scene.hpp"

/// Drawing of all boards in the window: games, puzzles, small pictures of saves.
namespace view {

/// The border and the empty squares.
void draw_squares(const BoardLayout& layout, Scene& scene);

/// Letters and numbers in the border, if it is wide enough for them.
void draw_coordinates(const BoardLayout& layout, Scene& scene);

/// Options for drawing a stack.
struct StackStyle {
    int lifted = 0;         ///< how many top pieces are drawn slightly raised
    float opacity = 1;      ///< of its pieces
    bool has_number = true; ///< the height, for a stack of several
};

/// The pieces of a stack above one another, as many as fit; the top one is fully visible.
void draw_stack(const session::Stack& stack, Rect square, Scene& scene,
                const StackStyle& style = {});

/// All stacks of a position.
void draw_stacks(const session::BoardView& board, const BoardLayout& layout, Scene& scene);

/// A number on a small disc, in the lower right corner of a square, where it hides nothing of the
/// top of a stack.
void draw_badge(const std::string& text, Rect square, Scene& scene);

/// A small picture of a position: as large a board as fits, without coordinates.
void draw_board(const session::BoardView& board, Rect area, Scene& scene);

} // namespace view
