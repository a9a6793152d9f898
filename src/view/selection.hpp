#pragma once

#include <optional>
#include <vector>

#include "session/board_view.hpp"

namespace view {

/// The part of a stack that a person holds: how many pieces from its top.
struct Selection {
    core::Coord from{};
    int count = 1;
    int typed = 0; ///< the count as far as its digits have been typed; 0: not typed

    friend bool operator==(const Selection&, const Selection&) = default;
};

/// A square where some part of the stack can go.
struct Target {
    core::Coord to{};
    int count = 1; ///< that can go there: the one held, or else the nearest to it
    bool is_capture = false;

    friend bool operator==(const Target&, const Target&) = default;
};

using Moves = std::vector<session::MoveView>;

/// The largest part of the stack on a square that can move; 0 where none can.
int largest_movable(const Moves& moves, core::Coord from);

/// Where the selected part can go, and where only another part of the same stack can.
std::vector<Target> targets_of(const Moves& moves, const Selection& selection);

/// The target on a square, or nothing.
const Target* target_at(const std::vector<Target>& targets, core::Coord square);

/// How many pieces of the stack can go to a square, the fewest first: each number that can.
std::vector<int> counts_to(const Moves& moves, core::Coord from, core::Coord to);

/// The moves of the selected part to a square; several where a promotion is to be chosen.
Moves moves_to(const Moves& moves, const Selection& selection, core::Coord to);

/// The selection after one more digit: `1` and `2` are twelve where there are as many, else two.
/// Nothing for zero alone and for numbers above the height.
std::optional<Selection> with_digit(Selection selection, int digit, int height);

/// One more or one less, within the stack.
Selection with_step(Selection selection, int step, int height);

} // namespace view
