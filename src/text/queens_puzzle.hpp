#pragma once

#include "text/dialogue.hpp"

namespace text {

/// As many queens as the board has ranks, set by hand so that none attacks another.
void play_queens(Dialogue& dialogue);

} // namespace text
