#pragma once

#include "text/dialogue.hpp"

namespace text {

/// Shows positions in which everything can be captured in a few moves, one after another.
void play_wins(Dialogue& dialogue);

} // namespace text
