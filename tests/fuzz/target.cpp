#include "fuzz/target.hpp"

#include <ctime>

namespace {

/// The number that an environment variable gives, or else this one.
long setting(const char* name, long usual) {
    const char* const text = std::getenv(name);
    return text == nullptr ? usual : std::strtol(text, nullptr, 10);
}

/// Milliseconds that no input may take.
long slow() {
    static const long limit = setting("FUZZ_SLOW_MS", 100);
    return limit;
}

double seconds_used() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

bool is_slow(const fuzz::Input& input) {
    const double start = seconds_used();
    fuzz::check(input);
    return 1000 * (seconds_used() - start) > static_cast<double>(slow());
}

/// Whether libFuzzer may keep an input for what it reaches: if FUZZ_KEPT is set, only so many of
/// the first ones, after the empty one with which libFuzzer begins.
bool may_keep() {
    static const long kept = setting("FUZZ_KEPT", -1);
    static long inputs = -1;
    return kept < 0 || ++inputs <= kept;
}

} // namespace

/// The name by which libFuzzer calls a target.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::Input input(data, size);
    // A virtual machine may be suspended for a while: an input counts as slow only if it is slow
    // every time.
    fuzz::require(!is_slow(input) || !is_slow(input) || !is_slow(input),
                  "no input takes longer than " + std::to_string(slow()) + " ms");
    return may_keep() ? 0 : -1;
}
