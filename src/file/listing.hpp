#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "core/result.hpp"

namespace file {

/// What lies in a folder: another folder, or a file.
struct Listed {
    std::string name{};
    bool is_folder = false;
    std::uintmax_t bytes = 0;                     ///< of a file
    std::chrono::system_clock::time_point time{}; ///< of its last modification

    friend bool operator==(const Listed&, const Listed&) = default;
};

/// The folders and regular files of a folder, folders first and each kind by name, without those
/// whose names begin with a dot; or the `errno` of the error.
core::Result<std::vector<Listed>, int> list_folder(const std::string& path);

/// A path from the root on, without `.` and `..`.
std::string whole_path(const std::string& path);

/// A name in a folder; the name itself where it is a path from the root on.
std::string path_in(const std::string& folder, const std::string& name);

/// What somebody has typed, with the home folder in place of a `~` at its beginning; as it is where
/// there is none.
std::string from_home(const std::string& home, const std::string& path);

/// The name of a file with this ending, unless it has one that begins with a letter.
std::string with_ending(const std::string& path, const std::string& ending);

} // namespace file
