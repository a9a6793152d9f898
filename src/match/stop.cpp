#include "match/stop.hpp"

#include <cstdint>

#include <sys/eventfd.h>
#include <unistd.h>

namespace match {

Stop::Stop() : file_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

Stop::~Stop() {
    if (file_ >= 0) close(file_);
}

void Stop::set() {
    is_set_ = true;
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = write(file_, &one, sizeof one);
}

} // namespace match
