#pragma once

#include "chess/setup.hpp"
#include "core/random.hpp"
#include "stackchess/setup.hpp"

namespace common {

/// A playable Stackchess position that no game need lead to: tall stacks, any number of kings and
/// knights, flags, pawns about to promote, counts about to end the game.
stackchess::Setup random_stackchess(int size, core::Random& random);

/// A playable chess position of few or many pieces, with rights to castle as in Chess960.
chess::Setup random_chess(core::Random& random);

} // namespace common
