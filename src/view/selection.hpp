#pragma once

#include <optional>
#include <vector>

#include "session/board_view.hpp"

namespace view {

/// The part of a stack that a person holds: the number of pieces from its top.
struct Selection {
    core::Coord from{};
    int count = 1;
    int typed = 0; ///< the digits typed so far; 0: none

    friend bool operator==(const Selection&, const Selection&) = default;
};

/// A square to which some part of the stack can go.
struct Target {
    core::Coord to{};
    int count = 1; ///< that can go there: the held count, or else the nearest to it
    bool is_capture = false;

    friend bool operator==(const Target&, const Target&) = default;
};

using Moves = std::vector<session::MoveView>;

/// The largest part of the stack on a square that can move; 0 if none can.
int largest_movable(const Moves& moves, core::Coord from);

/// The squares to which the selected part can go, and those to which only another number of pieces
/// can.
std::vector<Target> targets_of(const Moves& moves, const Selection& selection);

/// The target on a square, or nothing.
const Target* target_at(const std::vector<Target>& targets, core::Coord square);

/// How many pieces of the stack can go to a square, the fewest first: each number that can.
std::vector<int> counts_to(const Moves& moves, core::Coord from, core::Coord to);

/// The moves of the selected part to a square; several if a promotion must be chosen.
Moves moves_to(const Moves& moves, const Selection& selection, core::Coord to);

/// The selection after one more digit: `1` and `2` mean twelve if there are as many pieces,
/// otherwise two. Nothing for a single zero and for numbers above the height.
std::optional<Selection> with_digit(Selection selection, int digit, int height);

/// One piece more or less, within the stack.
Selection with_step(Selection selection, int step, int height);

} // namespace view
