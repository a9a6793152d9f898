#include "file/folder.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file/file_handle.hpp"

namespace file {

bool is_absolute(const std::optional<std::string>& path) { return path && path->starts_with('/'); }

std::string folder_of(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

bool exists(const std::string& path) {
    struct stat status {};
    return stat(path.c_str(), &status) == 0;
}

bool is_folder(const std::string& path) {
    struct stat status {};
    return stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

int remove(const std::string& path) {
    if (unlink(path.c_str()) != 0 && errno != ENOENT) return errno;
    return sync_folder(folder_of(path)); // otherwise it could come back after a power cut
}

int rename_file(const std::string& from, const std::string& to) {
    if (std::rename(from.c_str(), to.c_str()) != 0) return errno;
    return sync_folder(folder_of(to));
}

int set_time(const std::string& path, std::chrono::system_clock::time_point time) {
    const auto since = time.time_since_epoch();
    const auto seconds = std::chrono::floor<std::chrono::seconds>(since);
    const std::chrono::nanoseconds rest = since - seconds;
    timespec then{};
    then.tv_sec = static_cast<time_t>(seconds.count());
    then.tv_nsec = static_cast<long>(rest.count());
    const timespec times[] = {{.tv_sec = 0, .tv_nsec = UTIME_OMIT}, then};
    return utimensat(AT_FDCWD, path.c_str(), times, 0) == 0 ? 0 : errno;
}

int make_folders(const std::string& path) {
    if (is_folder(path)) return 0;
    const std::string parent = folder_of(path);
    if (parent != path)
        if (const int error = make_folders(parent); error != 0) return error;
    if (mkdir(path.c_str(), 0700) == 0) return sync_folder(parent);
    const int error = errno;
    if (error != EEXIST) return error;
    return is_folder(path) ? 0 : ENOTDIR; // another program may have created it first
}

int sync_folder(const std::string& path) {
    const FileHandle folder(open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder.is_open()) return errno == EACCES ? 0 : errno;
    if (fsync(folder.descriptor()) == 0) return 0;
    return errno == EINVAL || errno == ENOTSUP ? 0 : errno;
}

std::vector<FolderEntry> list_files(const std::string& folder, std::string_view ending) {
    std::vector<FolderEntry> found;
    std::error_code error;
    std::filesystem::directory_iterator place(folder, error);
    for (; !error && place != std::filesystem::directory_iterator(); place.increment(error)) {
        std::string name = place->path().filename().string();
        struct stat status {};
        if (!name.ends_with(ending) || stat(place->path().c_str(), &status) != 0 ||
            !S_ISREG(status.st_mode))
            continue;
        const auto since = std::chrono::seconds(status.st_mtim.tv_sec) +
                           std::chrono::nanoseconds(status.st_mtim.tv_nsec);
        found.push_back({std::move(name), std::chrono::system_clock::time_point(since)});
    }
    std::sort(found.begin(), found.end(), [](const FolderEntry& left, const FolderEntry& right) {
        return left.time != right.time ? left.time > right.time : left.name < right.name;
    });
    return found;
}

} // namespace file
