#pragma once

#include "text/dialogue.hpp"

namespace text {

/// The puzzle of moving a knight over every square of a board, to each once.
void play_tour(Dialogue& dialogue);

} // namespace text
