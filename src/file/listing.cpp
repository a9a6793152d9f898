#include "file/listing.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <memory>
#include <system_error>
#include <tuple>

#include <dirent.h>
#include <sys/stat.h>

#include "core/capitals.hpp"

namespace file {
namespace {

using Folder = std::unique_ptr<DIR, decltype([](DIR* folder) { closedir(folder); })>;

std::chrono::system_clock::time_point time_of(const struct stat& status) {
    const std::chrono::nanoseconds since = std::chrono::seconds(status.st_mtim.tv_sec) +
                                           std::chrono::nanoseconds(status.st_mtim.tv_nsec);
    return std::chrono::system_clock::time_point(
        std::chrono::duration_cast<std::chrono::system_clock::duration>(since));
}

auto order_of(const Listed& one) { return std::tuple(!one.is_folder, one.name); }

} // namespace

core::Result<std::vector<Listed>, int> list_folder(const std::string& path) {
    const Folder folder(opendir(path.c_str()));
    if (!folder) return core::Failure<int>(errno);
    std::vector<Listed> found;
    while (const dirent* const entry = readdir(folder.get())) {
        const std::string name = static_cast<const char*>(entry->d_name);
        struct stat status {};
        if (name.starts_with('.') || stat(path_in(path, name).c_str(), &status) != 0) continue;
        const bool is_folder = S_ISDIR(status.st_mode);
        if (!is_folder && !S_ISREG(status.st_mode)) continue;
        found.push_back({name, is_folder,
                         is_folder ? 0 : static_cast<std::uintmax_t>(status.st_size),
                         time_of(status)});
    }
    std::ranges::sort(found, {}, order_of);
    return found;
}

std::string whole_path(const std::string& path) {
    std::error_code error;
    auto whole = std::filesystem::absolute(path, error).lexically_normal();
    if (error) return path;
    if (!whole.has_filename() && whole.has_relative_path()) whole = whole.parent_path();
    return whole.string();
}

std::string path_in(const std::string& folder, const std::string& name) {
    return (std::filesystem::path(folder) / name).string();
}

std::string from_home(const std::string& home, const std::string& path) {
    if (home.empty() || !path.starts_with('~')) return path;
    if (path.size() > 1 && path[1] != '/') return path;
    return home + path.substr(1);
}

std::string with_ending(const std::string& path, const std::string& ending) {
    const std::string own = std::filesystem::path(path).extension().string();
    const bool has_one = own.size() > 1 && core::small(own[1]) >= 'a' && core::small(own[1]) <= 'z';
    return has_one ? path : path + ending;
}

} // namespace file
