#pragma once

#include <cstddef>
#include <string>

#include "core/result.hpp"

namespace file {

/// All bytes of a file. `EFBIG` if there are more than `max_bytes`, `EISDIR` for a folder,
/// `ENOTSUP` for what is neither, such as a pipe; any other `errno` likewise.
core::Result<std::string, int> read_whole(const std::string& path, std::size_t max_bytes);

/// The same of anything that gives bytes and ends, also of a pipe, which is waited for: a command
/// at a prompt waits as long as whoever gave it.
core::Result<std::string, int> read_patiently(const std::string& path, std::size_t max_bytes);

/// The same of an open file, from its beginning.
core::Result<std::string, int> read_whole(int descriptor, std::size_t max_bytes);

} // namespace file
