#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "view/game_layout.hpp"

/// The opened stack beside the board, or below it.
namespace view {

/// The square whose stack is opened: the selected one, the one under the pointer, or the cursor's.
std::optional<core::Coord> opened_square(const GameScreen& screen, const Snapshot& snapshot,
                                         const BoardLayout& board, Point pointer);

/// The height that shows a stack of this height with everything beside it, in lines.
float stack_panel_lines(std::size_t height);

/// Draws help for newcomers, as many sentences as there is room for.
void draw_stack_help(Rect area, const Snapshot& snapshot, const GameLayout& layout,
                     const Look& look, Scene& scene);

/// The places of the parts of an opened stack.
struct StackParts {
    Rect title{}; ///< for the name of the square
    Rect less{};  ///< this and the next two: the stepper for the number of held pieces; empty if
                  ///< none are held
    Rect count{};
    Rect more{};
    /// The areas of its pieces, from its bottom to its top. The top piece is displayed first: at
    /// the top, at the top of the leftmost column if one column would have too small rows, or on
    /// the left in a panel that is wider than high.
    std::vector<Rect> rows{};
    bool has_names = false; ///< there is room for the names of the pieces
    Rect help{};            ///< for the help on clicks; empty if there is no room
    std::vector<std::string> help_lines{};
};

/// The parts of a stack of this height; `is_held` while somebody holds part of it.
StackParts stack_parts(const GameLayout& layout, std::size_t height, bool is_held,
                       const Look& look);

void draw_open_stack(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                     const Look& look, Scene& scene);

} // namespace view
