#pragma once

#include "record/move_tree.hpp"

namespace play {

/// Gives the main line of `to` the comments, glyphs and variations that `from` has beside the same
/// moves, as far as both lines are the same. `to` has none of its own.
void copy_annotations(const record::MoveTree& from, record::MoveTree& to);

} // namespace play
