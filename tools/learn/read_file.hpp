#pragma once

#include <string>

#include "core/result.hpp"

namespace learn {

/// All bytes of a file, however large, or a sentence that says why not.
core::Result<std::string, std::string> read_file(const std::string& path);

} // namespace learn
