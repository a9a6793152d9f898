#include "fuzz/target.hpp"

#include <ctime>

namespace {

/// The processor time of this thread: what other programs do at the time does not count.
double seconds_used() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

} // namespace

/// By this name libFuzzer calls a target.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const double start = seconds_used();
    fuzz::check(fuzz::Input(data, size));
    fuzz::require(seconds_used() - start < 0.1, "no input takes longer than 100 ms");
    return 0;
}
