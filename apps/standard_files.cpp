#include "standard_files.hpp"

#include <cerrno>
#include <initializer_list>

#include <fcntl.h>
#include <unistd.h>

void open_standard_files() {
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        // The lowest free number is given, which is this one.
        if (fcntl(file, F_GETFD) < 0 && errno == EBADF) open("/dev/null", O_RDONLY);
}
