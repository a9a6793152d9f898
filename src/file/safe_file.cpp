#include "file/safe_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file/folder.hpp"
#include "file/lock.hpp"
#include "file/write_all.hpp"

namespace file {
namespace {

constexpr std::string_view temporary_head = ".stackchess-";
constexpr std::string_view temporary_end = ".tmp";
constexpr std::string_view any_six = "XXXXXX";

/// The permissions of a file that does not exist yet.
unsigned fresh_mode() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666U & ~mask;
}

/// The target if `path` is a symbolic link.
std::string behind_links(const std::string& path) {
    std::error_code ignored;
    const auto resolved = std::filesystem::weakly_canonical(path, ignored);
    return ignored ? path : resolved.string();
}

/// Removes temporary files that no running program holds.
void remove_left_behind(const std::string& folder) {
    constexpr std::size_t size = temporary_head.size() + any_six.size() + temporary_end.size();
    for (const FolderEntry& entry : list_files(folder, temporary_end)) {
        if (entry.name.size() != size || !entry.name.starts_with(temporary_head)) continue;
        const std::string path = folder + '/' + entry.name;
        // While it is locked here, it cannot have an owner that would still rename it.
        if (const auto file = try_lock(path)) unlink(path.c_str());
    }
}

} // namespace

SafeFile::SafeFile(std::string path) : path_(behind_links(path)) {
    struct stat status {};
    const bool exists = stat(path_.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
        file_ = FileHandle(open(path_.c_str(), O_WRONLY | O_CLOEXEC));
        succeeded(file_.descriptor());
        return;
    }
    remove_left_behind(folder_of(path_));
    open_temporary();
    if (error_ == 0)
        succeeded(fchmod(file_.descriptor(), exists ? status.st_mode & 07777U : fresh_mode()));
}

SafeFile::~SafeFile() {
    if (!temporary_.empty()) unlink(temporary_.c_str());
}

bool SafeFile::succeeded(long result) {
    if (result < 0 && error_ == 0) error_ = errno;
    return result >= 0;
}

void SafeFile::open_temporary() {
    const std::string pattern = folder_of(path_) + '/' + std::string(temporary_head) +
                                std::string(any_six) + std::string(temporary_end);
    for (;;) {
        std::string name = pattern;
        file_ =
            FileHandle(mkostemps(name.data(), static_cast<int>(temporary_end.size()), O_CLOEXEC));
        if (!succeeded(file_.descriptor())) return;
        // On a file system without locks, nobody else can get one either, and nothing is removed.
        while (flock(file_.descriptor(), LOCK_EX) != 0 && errno == EINTR) continue;
        // Before it was locked, another program may have taken it for an abandoned one.
        if (!file_.lies_at(name)) continue;
        temporary_ = std::move(name);
        return;
    }
}

void SafeFile::write(std::string_view text) {
    if (error_ == 0) error_ = write_all(file_.descriptor(), text);
}

void SafeFile::commit() {
    if (error_ != 0 || temporary_.empty()) return;
    if (!succeeded(fsync(file_.descriptor())) ||
        !succeeded(rename(temporary_.c_str(), path_.c_str())))
        return;
    temporary_.clear();
    error_ = sync_folder(folder_of(path_)); // the new name must reach the disk as well
}

FileHandle SafeFile::take() { return std::move(file_); }

int replace_whole(const std::string& path, std::string_view text) {
    SafeFile file(path);
    file.write(text);
    file.commit();
    return file.error();
}

} // namespace file
