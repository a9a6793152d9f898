#pragma once

#include <string>

#include "core/result.hpp"
#include "nnue/network.hpp"

namespace uci {

/// The network of a file, or why there is none, for another program's log.
core::Result<nnue::Network, std::string> read_network(const std::string& path);

} // namespace uci
