#pragma once

#include "text/dialogue.hpp"

namespace text {

/// The puzzle of placing as many queens as the board has ranks, so that none attacks another.
void play_queens(Dialogue& dialogue);

} // namespace text
