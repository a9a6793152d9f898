#pragma once

#include <chrono>
#include <string>

#include "core/result.hpp"
#include "file/open_file.hpp"

namespace file {

/// Takes the lock of the existing file at `path` without waiting. `EWOULDBLOCK` if someone holds
/// it, or has put another file in its place meanwhile; any other `errno` likewise.
core::Result<OpenFile, int> try_lock(const std::string& path);

/// Whether someone holds the lock of the file at `path`. True as well of a file that cannot
/// be opened or has just been replaced: better to leave such a file alone.
bool is_locked(const std::string& path);

/// Takes the lock of a file that is made if it does not exist, and waits at most so long:
/// `EWOULDBLOCK` after that. It is never removed, so that it is the same file for everyone.
core::Result<OpenFile, int> wait_for_lock(const std::string& path,
                                          std::chrono::milliseconds patience);

} // namespace file
