#pragma once

#include "core/color.hpp"
#include "room/snapshot.hpp"

namespace room {

/// By how much a side is ahead on the board; negative where it is behind. In chess pieces count as
/// players reckon them: pawn 1, knight and bishop 3, rook 5, queen 9. In Stackchess, where all must
/// be captured, each piece counts 1.
int material_lead(const Snapshot& snapshot, core::Color side);

} // namespace room
