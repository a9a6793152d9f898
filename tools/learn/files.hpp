#pragma once

#include <string>

#include "core/result.hpp"

namespace learn {

/// All bytes of a file, however large, or a sentence that says why not.
core::Result<std::string, std::string> read_file(const std::string& path);

/// The sentence for a file that cannot be written, with the `errno` of the reason.
std::string unwritable(const std::string& path, int error);

} // namespace learn
