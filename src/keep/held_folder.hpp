#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "file/open_file.hpp"
#include "play/keeper.hpp"

namespace keep {

/// Holds a folder, which is made if it does not exist, against other programs of ours; the `errno`
/// of why not, `EWOULDBLOCK` where another one has held it for seconds.
core::Result<file::OpenFile, int> hold_folder(const std::string& folder);

/// Gives a file of that folder another path there, unless there is one already.
play::Renaming rename_in_folder(const std::string& folder, const std::string& from,
                                const std::string& to);

/// Renames a person in the game that a file holds, which keeps its time: 0, or the `errno` of what
/// went wrong. Nothing happens to what is damaged or not ours.
int rename_in_file(const std::string& path, std::chrono::system_clock::time_point time,
                   std::string_view from, std::string_view to);

/// Removes a file of that folder: 0, or the `errno` of what went wrong. What is not there is
/// removed.
int remove_in_folder(const std::string& folder, const std::string& path);

} // namespace keep
