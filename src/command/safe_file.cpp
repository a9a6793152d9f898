#include "command/safe_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace command {
namespace {

/// The permissions of a file that does not exist yet.
unsigned fresh_mode() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666U & ~mask;
}

/// The file itself where `path` is a link to it.
std::string behind_links(const std::string& path) {
    std::error_code ignored;
    const auto resolved = std::filesystem::weakly_canonical(path, ignored);
    return ignored ? path : resolved.string();
}

} // namespace

SafeFile::SafeFile(std::string path) : path_(behind_links(path)) {
    struct stat status {};
    const bool exists = stat(path_.c_str(), &status) == 0;
    if (!exists || S_ISREG(status.st_mode)) {
        open_temporary(exists ? status.st_mode & 07777U : fresh_mode());
    } else {
        file_ = open(path_.c_str(), O_WRONLY | O_CLOEXEC);
        succeeded(file_);
    }
}

SafeFile::~SafeFile() {
    if (file_ >= 0) close(file_);
    if (!temporary_.empty()) unlink(temporary_.c_str());
}

bool SafeFile::succeeded(long result) {
    if (result < 0 && error_ == 0) error_ = errno;
    return result >= 0;
}

void SafeFile::open_temporary(unsigned mode) {
    std::string name = path_ + ".XXXXXX";
    file_ = mkostemp(name.data(), O_CLOEXEC);
    if (!succeeded(file_)) return;
    temporary_ = name;
    succeeded(fchmod(file_, mode));
}

void SafeFile::write(std::string_view text) {
    while (error_ == 0 && !text.empty()) {
        const ssize_t count = ::write(file_, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (succeeded(count)) text.remove_prefix(static_cast<std::size_t>(count));
    }
}

void SafeFile::commit() {
    if (error_ != 0 || temporary_.empty()) return;
    if (!succeeded(fsync(file_)) || !succeeded(rename(temporary_.c_str(), path_.c_str()))) return;
    temporary_.clear();
    sync_folder();
}

/// The new name itself must reach the disk as well.
void SafeFile::sync_folder() {
    const std::string folder = std::filesystem::path(path_).parent_path().string();
    const int opened = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0) return;
    fsync(opened);
    close(opened);
}

} // namespace command
