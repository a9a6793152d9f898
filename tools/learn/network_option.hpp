#pragma once

#include <string>

#include "board.hpp"
#include "engine/networks.hpp"

namespace learn {

/// Adds the network of the file, which must be one of that board; none if `path` is empty. Returns
/// what went wrong, or an empty string.
std::string add_network(engine::Networks& networks, const std::string& path, const Board& board);

} // namespace learn
