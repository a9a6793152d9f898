#pragma once

#include <cstdint>

#include "opponents/uci.hpp"

namespace opponents {

/// Monte Carlo tree search: as many playouts as the limits allow, a second without any.
Choose uct_player(std::uint64_t seed);

/// Alpha-beta by material to this depth, or to the one asked for if that is less.
Choose plain_player(int depth, std::uint64_t seed);

} // namespace opponents
