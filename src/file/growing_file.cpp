#include "file/growing_file.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file/read_whole.hpp"
#include "file/write_all.hpp"

namespace file {

core::Result<GrowingFile, int> GrowingFile::open(const std::string& path, Open how) {
    constexpr unsigned mode = 0666;
    const int flags = O_RDWR | O_APPEND | O_CLOEXEC | (how == Open::fresh ? O_CREAT | O_EXCL : 0);
    FileHandle file(::open(path.c_str(), flags, mode));
    if (!file.is_open()) return core::Failure(errno);
    if (flock(file.descriptor(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return core::Failure(EWOULDBLOCK);
    return GrowingFile(std::move(file));
}

core::Result<std::string, int> GrowingFile::content(std::size_t max_bytes) const {
    return read_whole(file_.descriptor(), max_bytes);
}

int GrowingFile::cut(std::size_t size) {
    return ftruncate(file_.descriptor(), static_cast<off_t>(size)) == 0 ? 0 : errno;
}

int GrowingFile::add(std::string_view text) {
    struct stat before {};
    if (fstat(file_.descriptor(), &before) != 0) return errno;
    const int error = write_all(file_.descriptor(), text);
    if (error == 0) return 0;
    // Half a text would later be taken for damage.
    [[maybe_unused]] const int cut = ftruncate(file_.descriptor(), before.st_size);
    return error;
}

} // namespace file
