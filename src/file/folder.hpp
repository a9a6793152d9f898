#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace file {

/// Makes a folder and those above it that do not exist, for its owner alone, and puts their names
/// on the disk; 0, or the `errno` of what went wrong.
int make_folders(const std::string& path);

/// Puts the names in a folder on the disk; 0, or the `errno` of what went wrong. A folder that
/// cannot be asked for it, by its rights or its file system, is none of our making: 0.
int sync_folder(const std::string& path);

/// Whether the environment names a folder: by a path that does not depend on where the program
/// runs.
bool is_absolute(const std::optional<std::string>& path);

/// The folder in which `path` lies.
std::string folder_of(const std::string& path);

/// Whether anything lies at `path`.
bool exists(const std::string& path);

/// Removes a file for good: 0, or the `errno` of what went wrong. One that is not there is removed.
int remove(const std::string& path);

/// Gives a file another path in the same folder, in place of what lies there, for good: 0, or the
/// `errno` of what went wrong.
int rename(const std::string& from, const std::string& to);

/// A file of a folder.
struct FolderEntry {
    std::string name;
    std::chrono::system_clock::time_point time; ///< of its last change
};

/// The plain files in a folder whose names end so, the last changed first (by name if at the same
/// moment). None if the folder cannot be read.
std::vector<FolderEntry> list_files(const std::string& folder, std::string_view ending);

} // namespace file
