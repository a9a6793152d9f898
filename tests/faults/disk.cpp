// Preloaded into a program, this simulates a disk that forgets: what was written to a file is lost
// unless the file was synced, and changes to names unless their folder was. It models the folder
// FAULT_ROOT, counts the calls that reach it, and at call FAULT_AT does what FAULT_KIND says:
//   cut     the power fails before the call
//   short   a write writes only half (any other call continues)
//   5, 28…  the call fails with that errno
// The power also fails when the program ends. Of what was not synced, FAULT_KEEP leaves
//   nothing, names (files empty or as they were), half (names and half of the bytes), all
// FAULT_BLIND makes the disk ignore syncs: of `files` or of `folders`.
// The number of calls is written to FAULT_REPORT at the end.

#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

/// The C library's function that ours replaces.
template <class Function>
Function* real(Function* /*ours*/, const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

std::string setting(const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr ? value : "";
}

std::string content(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

ino_t inode(const fs::path& path) {
    struct stat status {};
    return stat(path.c_str(), &status) == 0 ? status.st_ino : 0;
}

class Disk {
  public:
    Disk() : root_(setting("FAULT_ROOT")) {
        names_ = names();
        for (const auto& [path, name] : names_)
            if (!name.is_folder) synced_[name.inode] = content(path);
        is_open_ = !root_.empty();
    }

    bool holds(std::string_view path) const {
        return is_open_ && path.starts_with(root_) &&
               (path.size() == root_.size() || path[root_.size()] == '/');
    }
    bool holds(int descriptor) const { return is_open_ && holds(path_of(descriptor).string()); }

    /// Counts a call; true if this is the one that must fail, with `errno` set.
    bool fails() {
        if (++calls_ != at_) return false;
        if (kind_ == "cut") fail_power();
        if (kind_ == "short") return false;
        errno = std::atoi(kind_.c_str());
        return true;
    }
    bool is_short() const { return calls_ == at_ && kind_ == "short"; }

    void sync(int descriptor) {
        const fs::path path = path_of(descriptor);
        struct stat status {};
        fstat(descriptor, &status);
        if (S_ISDIR(status.st_mode)) {
            if (blind_ != "folders") sync_names(path);
        } else if (blind_ != "files") {
            synced_[status.st_ino] = content("/proc/self/fd/" + std::to_string(descriptor));
        }
    }

    /// Leaves on disk what a power failure would leave, and ends the program.
    [[noreturn]] void fail_power() {
        leave();
        _exit(99);
    }

    void end() {
        if (!is_open_) return;
        std::ofstream(setting("FAULT_REPORT")) << calls_;
        leave();
    }

  private:
    struct Name {
        ino_t inode = 0;
        bool is_folder = false;
    };
    using Names = std::map<fs::path, Name>;

    static fs::path path_of(int descriptor) {
        std::error_code ignored;
        return fs::read_symlink("/proc/self/fd/" + std::to_string(descriptor), ignored);
    }

    Names names() const {
        Names found;
        if (root_.empty()) return found;
        for (const auto& entry : fs::recursive_directory_iterator(root_))
            found[entry.path()] = {inode(entry.path()), entry.is_directory()};
        return found;
    }

    void sync_names(const fs::path& folder) {
        std::erase_if(names_,
                      [&](const auto& entry) { return entry.first.parent_path() == folder; });
        for (const auto& [path, name] : names())
            if (path.parent_path() == folder) names_[path] = name;
    }

    std::string remembered(const Name& name, const std::map<ino_t, std::string>& written) const {
        const auto synced = synced_.find(name.inode);
        const auto here = written.find(name.inode);
        if (keep_ != "half" || here == written.end())
            return synced != synced_.end() ? synced->second : "";
        if (synced != synced_.end() && synced->second == here->second) return here->second;
        return here->second.substr(0, here->second.size() / 2);
    }

    void leave() {
        is_open_ = false;
        if (keep_ == "all") return;
        const Names current = names();
        std::map<ino_t, std::string> written;
        for (const auto& [path, name] : current)
            if (!name.is_folder) written[name.inode] = content(path);
        for (const auto& entry : fs::directory_iterator(root_)) fs::remove_all(entry.path());
        // Sorted, so that a folder comes before its content; the content of a lost folder is lost.
        for (const auto& [path, name] : keep_ == "nothing" ? names_ : current) {
            if (!fs::exists(path.parent_path())) continue;
            if (name.is_folder)
                fs::create_directory(path);
            else
                std::ofstream(path, std::ios::binary) << remembered(name, written);
        }
    }

    std::string root_;
    bool is_open_ = false; ///< also false while we look ourselves
    long calls_ = 0;
    long at_ = std::atol(setting("FAULT_AT").c_str());
    std::string kind_ = setting("FAULT_KIND");
    std::string keep_ = setting("FAULT_KEEP");
    std::string blind_ = setting("FAULT_BLIND");
    Names names_;                         ///< those that would survive a power failure
    std::map<ino_t, std::string> synced_; ///< what of each file would survive
};

/// Created at the first call and never destroyed: programs call us until the very end.
Disk& disk() {
    static Disk& only = *new Disk;
    return only;
}

[[gnu::destructor]] void end() { disk().end(); }

} // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = static_cast<mode_t>(va_arg(arguments, int));
    va_end(arguments);
    static const auto next = real(&open, "open");
    if (disk().holds(path) && disk().fails()) return -1;
    return next(path, flags, mode);
}

int mkostemps(char* pattern, int suffix, int flags) {
    static const auto next = real(&mkostemps, "mkostemps");
    if (disk().holds(pattern) && disk().fails()) return -1;
    return next(pattern, suffix, flags);
}

ssize_t write(int descriptor, const void* bytes, size_t size) {
    static const auto next = real(&write, "write");
    if (!disk().holds(descriptor)) return next(descriptor, bytes, size);
    if (disk().fails()) return -1;
    return next(descriptor, bytes, disk().is_short() ? (size + 1) / 2 : size);
}

int fsync(int descriptor) {
    static const auto next = real(&fsync, "fsync");
    if (!disk().holds(descriptor)) return next(descriptor);
    if (disk().fails()) return -1;
    disk().sync(descriptor);
    return 0;
}

int fchmod(int descriptor, mode_t mode) noexcept {
    static const auto next = real(&fchmod, "fchmod");
    if (disk().holds(descriptor) && disk().fails()) return -1;
    return next(descriptor, mode);
}

int close(int descriptor) {
    static const auto next = real(&close, "close");
    const bool fails = disk().holds(descriptor) && disk().fails();
    const int error = errno;
    const int result = next(descriptor);
    if (fails) errno = error;
    return fails ? -1 : result;
}

int rename(const char* from, const char* to) noexcept {
    static const auto next = real(&rename, "rename");
    if (disk().holds(to) && disk().fails()) return -1;
    return next(from, to);
}

int unlink(const char* path) noexcept {
    static const auto next = real(&unlink, "unlink");
    if (disk().holds(path) && disk().fails()) return -1;
    return next(path);
}

int mkdir(const char* path, mode_t mode) noexcept {
    static const auto next = real(&mkdir, "mkdir");
    if (disk().holds(path) && disk().fails()) return -1;
    return next(path, mode);
}
}
