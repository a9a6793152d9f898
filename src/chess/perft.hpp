#pragma once

#include <cstdint>

#include "chess/position.hpp"
#include "game/perft.hpp"

// Compiled with the rules, for the same processors.
extern template std::uint64_t game::perft(chess::Position& position, int depth);
