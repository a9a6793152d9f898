#pragma once

#include "text/dialogue.hpp"

namespace text {

/// A knight led by hand over every square of a board, each once.
void play_tour(Dialogue& dialogue);

} // namespace text
