#pragma once

#include <string>

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

/// Removes a file of that folder: 0, or the `errno` of what went wrong. What is not there is
/// removed.
int remove_in_folder(const std::string& folder, const std::string& path);

} // namespace keep
