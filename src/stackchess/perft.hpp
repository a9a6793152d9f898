#pragma once

#include <cstdint>

#include "game/perft.hpp"
#include "stackchess/position.hpp"

// Compiled with the rules, for the same processors.
extern template std::uint64_t game::perft(stackchess::SmallPosition& position, int depth);
extern template std::uint64_t game::perft(stackchess::LargePosition& position, int depth);
