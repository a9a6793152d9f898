#include "file/lock.hpp"

#include <cerrno>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>

namespace file {
namespace {

using core::Failure;

int lock_now(const FileHandle& file, int kind = LOCK_EX) {
    while (flock(file.descriptor(), kind | LOCK_NB) != 0)
        if (errno != EINTR) return errno;
    return 0;
}

} // namespace

core::Result<FileHandle, int> try_lock(const std::string& path) {
    FileHandle file(open(path.c_str(), O_RDWR | O_CLOEXEC));
    if (!file.is_open()) return Failure<int>(errno);
    if (const int error = lock_now(file); error != 0) return Failure<int>(error);
    if (!file.lies_at(path)) return Failure<int>(EWOULDBLOCK);
    return file;
}

bool is_locked(const std::string& path) {
    const FileHandle file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    // A shared lock, so that programs that check at the same time do not see each other.
    return !file.is_open() || lock_now(file, LOCK_SH) != 0 || !file.lies_at(path);
}

core::Result<FileHandle, int> wait_for_lock(const std::string& path,
                                            std::chrono::milliseconds patience) {
    using std::chrono::steady_clock;
    FileHandle file(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!file.is_open()) return Failure<int>(errno);
    const auto until = steady_clock::now() + patience;
    for (;;) {
        const int error = lock_now(file);
        if (error == 0) return file;
        if (error != EWOULDBLOCK || steady_clock::now() >= until) return Failure<int>(error);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

} // namespace file
