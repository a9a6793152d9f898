#pragma once

#include <string>

#include "game/outcome.hpp"

namespace command {

/// The state of a game, for programs to read: `ongoing`, `white wins (checkmate)`, `draw (75
/// moves)`. These words are the same in every language.
std::string status_text(const game::Outcome& outcome);

} // namespace command
