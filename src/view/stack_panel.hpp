#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "view/game_layout.hpp"

/// The opened stack beside the board, or below it.
namespace view {

/// The square whose stack is opened: the selected one, or the one pointed at, or the cursor's.
std::optional<core::Coord> opened_square(const GameScreen& screen, const Snapshot& snapshot,
                                         const GameLayout& layout, Point pointer);

/// Where the parts of an opened stack are.
struct StackParts {
    Rect title{}; ///< which square it is
    Rect less{};  ///< this and the next two: how many pieces are held; empty where none are
    Rect count{};
    Rect more{};
    /// Of its pieces, from its bottom to its top. The top one comes first: on top, in the left one
    /// of several columns where they would be too low to be pointed at, or on the left in a panel
    /// that is wider than high.
    std::vector<Rect> rows{};
    bool has_names = false; ///< there is room for the names of the pieces
    Rect help{};            ///< for a line on what a click does; empty where there is no room
    std::vector<std::string> help_lines{};
};

/// The parts of a stack of this height; `is_held` while somebody holds part of it.
StackParts stack_parts(const GameLayout& layout, std::size_t height, bool is_held,
                       const Look& look);

void draw_open_stack(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                     const Look& look, Scene& scene);

} // namespace view
