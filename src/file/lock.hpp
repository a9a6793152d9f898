#pragma once

#include <chrono>
#include <string>

#include "core/result.hpp"
#include "file/file_handle.hpp"

namespace file {

/// Locks the existing file at `path` without waiting. `EWOULDBLOCK` if another program holds the
/// lock or has just replaced the file; otherwise the `errno` of the error.
core::Result<FileHandle, int> try_lock(const std::string& path);

/// Whether another program holds the lock of the file at `path`. Also true for a file that cannot
/// be opened or has just been replaced, because it is safer to leave such a file alone.
bool is_locked(const std::string& path);

/// Locks a file, which is created if it does not exist, waiting at most this long: `EWOULDBLOCK`
/// after that. The file is never removed, so that it is the same file for everyone.
core::Result<FileHandle, int> wait_for_lock(const std::string& path,
                                            std::chrono::milliseconds patience);

} // namespace file
