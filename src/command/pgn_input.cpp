#include "command/pgn_input.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace command {

PgnInput::PgnInput(const std::string& name, std::istream& standard_input) {
    if (name == "-") {
        stream_ = &standard_input;
        return;
    }
    file_ = open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (file_ < 0) {
        error_ = errno;
        return;
    }
    struct stat status {};
    if (fstat(file_, &status) != 0)
        error_ = errno;
    else if (S_ISDIR(status.st_mode))
        error_ = EISDIR;
    else if (S_ISREG(status.st_mode))
        size_ = static_cast<std::uint64_t>(status.st_size);
}

PgnInput::~PgnInput() {
    if (file_ >= 0) close(file_);
}

record::ByteSource PgnInput::source() {
    return [this](char* into, std::size_t wanted) { return read(into, wanted); };
}

std::size_t PgnInput::read(char* into, std::size_t wanted) {
    if (error_ != 0) return 0;
    if (stream_ != nullptr) {
        errno = 0;
        stream_->read(into, static_cast<std::streamsize>(wanted));
        if (stream_->bad() || errno != 0) error_ = errno != 0 ? errno : EIO;
        return static_cast<std::size_t>(stream_->gcount());
    }
    while (true) {
        const ssize_t count = ::read(file_, into, wanted);
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno == EINTR) continue;
        error_ = errno;
        return 0;
    }
}

} // namespace command
