#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "file/file_handle.hpp"
#include "play/keeper.hpp"

namespace keep {

/// Locks a folder, which is created if it does not exist, against other programs of ours; or the
/// `errno` of the error, `EWOULDBLOCK` if another one has held the lock for seconds.
core::Result<file::FileHandle, int> hold_folder(const std::string& folder);

/// Moves a file of that folder to another path there, unless that exists.
play::Renaming rename_in_folder(const std::string& folder, const std::string& from,
                                const std::string& to);

/// Renames a person in the game of a file, which keeps its time; returns 0, or the `errno` of the
/// error. Damaged files and those of other programs stay unchanged.
int rename_in_file(const std::string& path, std::chrono::system_clock::time_point time,
                   std::string_view from, std::string_view to);

/// Removes a file of that folder; returns 0, or the `errno` of the error. A missing file counts as
/// removed.
int remove_in_folder(const std::string& folder, const std::string& path);

} // namespace keep
