#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace file {

/// Creates a folder and any missing ones above it, for its owner only, and syncs their names to
/// disk; 0, or the `errno` of the error.
int make_folders(const std::string& path);

/// Syncs the names in a folder to disk; 0, or the `errno` of the error. Also 0 for a folder that
/// cannot be synced because of its permissions or its file system.
int sync_folder(const std::string& path);

/// Whether the environment names a folder by an absolute path.
bool is_absolute(const std::optional<std::string>& path);

/// The folder that contains `path`.
std::string folder_of(const std::string& path);

/// Whether anything exists at `path`, and whether a folder does.
bool exists(const std::string& path);
bool is_folder(const std::string& path);

/// Removes a file permanently: 0, or the `errno` of the error. A file that does not exist counts as
/// removed.
int remove(const std::string& path);

/// Renames a file within its folder permanently, replacing a file of the new name: 0, or the
/// `errno` of the error.
int rename_file(const std::string& from, const std::string& to);

/// Sets when a file was last modified: 0, or the `errno` of the error.
int set_time(const std::string& path, std::chrono::system_clock::time_point time);

/// A file in a folder.
struct FolderEntry {
    std::string name;
    std::chrono::system_clock::time_point time; ///< of its last modification
};

/// The regular files in a folder whose names end with this, most recently modified first (by name
/// if equal). None if the folder cannot be read.
std::vector<FolderEntry> list_files(const std::string& folder, std::string_view ending);

} // namespace file
