#pragma once

#include "core/color.hpp"
#include "game/rules.hpp"
#include "session/board_view.hpp"

namespace room {

/// By how much a side is ahead on a board; negative where it is behind. In chess pieces count as
/// players reckon them: pawn 1, knight and bishop 3, rook 5, queen 9. In Stackchess, where all must
/// be captured, each piece counts 1.
int material_lead(game::Rules rules, const session::BoardView& board, core::Color side);

} // namespace room
