#pragma once

#include <cstdint>

#include "opponents/uci.hpp"

namespace opponents {

/// Monte Carlo tree search: as many playouts as the limits allow, or for a second without limits.
Choose uct_player(std::uint64_t seed);

/// Alpha-beta by material to this depth, or to the requested one if that is less.
Choose plain_player(int depth, std::uint64_t seed);

} // namespace opponents
