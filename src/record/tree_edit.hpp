#pragma once

#include <set>
#include <vector>

#include "record/move_tree.hpp"

/// Changes of a tree in which moves go away or change places, and so get other numbers.
namespace record {

struct EditedTree {
    MoveTree moves;
    std::vector<MoveTree::Id> places; ///< by the old number: the new one, or `none`
};

/// The same moves without this one, which is not the root, and all that follows it. If another move
/// stands beside it, that one takes its place.
EditedTree without_line(const MoveTree& moves, MoveTree::Id first);

/// The same moves without these variations, each named by its first move.
EditedTree without_variations(const MoveTree& moves, const std::set<MoveTree::Id>& first);

/// Puts the variation in which a move stands in the place of the line that it leaves, which becomes
/// a variation of it. For a move of the main line nothing changes.
EditedTree with_promoted(const MoveTree& moves, MoveTree::Id move);

/// The first move of the variation in which a move stands; the root for the main line.
MoveTree::Id first_of_line(const MoveTree& moves, MoveTree::Id move);

} // namespace record
