#include "fuzz/target.hpp"

#include <ctime>

namespace {

constexpr double slow = 0.1; // seconds

double seconds_used() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

bool is_slow(const fuzz::Input& input) {
    const double start = seconds_used();
    fuzz::check(input);
    return seconds_used() - start > slow;
}

} // namespace

/// The name by which libFuzzer calls a target.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::Input input(data, size);
    // A virtual machine may be suspended for a while: an input counts as slow only if it is slow
    // every time.
    fuzz::require(!is_slow(input) || !is_slow(input) || !is_slow(input),
                  "no input takes longer than 100 ms");
    return 0;
}
