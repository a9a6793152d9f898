#include "file/write_all.hpp"

#include <cerrno>

#include <poll.h>
#include <unistd.h>

namespace file {

int write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = write(descriptor, text.data(), text.size());
        if (count >= 0) {
            text.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno == EAGAIN) {
            pollfd file{descriptor, POLLOUT, 0};
            poll(&file, 1, -1);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

} // namespace file
