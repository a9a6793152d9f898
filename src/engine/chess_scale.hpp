#pragma once

#include "chess/position.hpp"
#include "engine/term_weight.hpp"

namespace engine {

/// How much of an advantage counts, in parts of `whole_scale`: less where the side that has it can
/// hardly win.
int chess_scale(const chess::Position& position, core::Color ahead);

} // namespace engine
