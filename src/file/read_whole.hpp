#pragma once

#include <cstddef>
#include <string>

#include "core/result.hpp"

namespace file {

/// The whole content of a file. `EFBIG` if it is larger than `max_bytes`, `EISDIR` for a folder,
/// `ENOTSUP` for anything else that is not a regular file, such as a pipe; otherwise the `errno` of
/// the error.
core::Result<std::string, int> read_whole(const std::string& path, std::size_t max_bytes);

/// The same for anything that delivers bytes and ends, including a pipe, which is waited for: a
/// command at a prompt waits for its input.
core::Result<std::string, int> read_patiently(const std::string& path, std::size_t max_bytes);

/// The same for an open file, from its beginning.
core::Result<std::string, int> read_whole(int descriptor, std::size_t max_bytes);

} // namespace file
