#pragma once

#include <string>

#include "core/result.hpp"
#include "nnue/network.hpp"

namespace learn {

/// The network of a file, or a sentence that says why there is none.
core::Result<nnue::Network, std::string> read_network(const std::string& path);

/// All bytes of a file, however large, or a sentence likewise.
core::Result<std::string, std::string> read_file(const std::string& path);

} // namespace learn
