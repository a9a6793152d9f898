// Runs random schedules: run_schedules COUNT [FIRST SEED]

#include <cstdio>
#include <cstdlib>
#include <string>

#include "schedule.hpp"

int main(int argc, char** argv) {
    const std::uint64_t count = argc > 1 ? std::stoull(argv[1]) : 1000;
    const std::uint64_t first = argc > 2 ? std::stoull(argv[2]) : 1;
    schedules::Counts counts;
    for (std::uint64_t seed = first; seed < first + count; ++seed) {
        schedules::Schedule schedule(seed, counts);
        schedule.traces = count == 1;
        schedule.run();
    }
    std::printf("%llu schedules\n", static_cast<unsigned long long>(count));
    for (const auto& [what, times] : counts) std::printf("%10ld %s\n", times, what.c_str());
    // A run that tried too little proves nothing.
    for (const char* const what :
         {"moved", "took_back", "offered", "declined", "gave_time", "ended by time",
          "ended by agreement", "ended by resignation", "ended by aborted", "resent", "refused",
          "failed", "unknown", "foreign", "restarted", "disconnected"})
        if (count >= 1000 && counts[what] == 0) {
            std::fprintf(stderr, "never tried: %s\n", what);
            return EXIT_FAILURE;
        }
    return EXIT_SUCCESS;
}
