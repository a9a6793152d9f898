#pragma once

#include "chess/setup.hpp"
#include "core/random.hpp"
#include "stackchess/setup.hpp"

namespace common {

/// A playable Stackchess position, not necessarily reachable in a game: tall stacks, any number of
/// kings and knights, flags, pawns about to promote, counts about to end the game.
stackchess::Setup random_stackchess(int size, core::Random& random);

/// A playable chess position of few or many pieces, with castling rights as in Chess960.
chess::Setup random_chess(core::Random& random);

} // namespace common
