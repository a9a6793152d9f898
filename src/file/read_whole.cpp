#include "file/read_whole.hpp"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file/file_handle.hpp"

namespace file {

using core::Failure;

core::Result<std::string, int> read_whole(const std::string& path, std::size_t max_bytes) {
    // Do not wait for a pipe, neither for its other end to be opened nor for bytes.
    const FileHandle file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat found {};
    if (!file.is_open() || fstat(file.descriptor(), &found) != 0) return Failure<int>(errno);
    if (!S_ISREG(found.st_mode) && !S_ISDIR(found.st_mode)) return Failure<int>(ENOTSUP);
    return read_whole(file.descriptor(), max_bytes);
}

core::Result<std::string, int> read_patiently(const std::string& path, std::size_t max_bytes) {
    const FileHandle file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.is_open()) return Failure<int>(errno);
    return read_whole(file.descriptor(), max_bytes);
}

core::Result<std::string, int> read_whole(int descriptor, std::size_t max_bytes) {
    constexpr std::size_t step = std::size_t{64} << 10;
    std::string bytes;
    lseek(descriptor, 0, SEEK_SET); // a pipe has no position
    for (;;) {
        const std::size_t known = bytes.size();
        bytes.resize(std::min(known + step, max_bytes + 1));
        const ssize_t count = read(descriptor, bytes.data() + known, bytes.size() - known);
        if (count < 0 && errno != EINTR) return Failure<int>(errno);
        bytes.resize(known + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (bytes.size() > max_bytes) return Failure<int>(EFBIG);
        if (count == 0) return bytes;
    }
}

} // namespace file
