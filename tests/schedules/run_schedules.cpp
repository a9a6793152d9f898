// Runs random schedules: run_schedules [nodes] COUNT [FIRST SEED]

#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <string>

#include "nodes_schedule.hpp"
#include "schedule.hpp"

namespace {

/// A run that tried too little proves nothing.
bool has_tried(schedules::Counts& counts, std::initializer_list<const char*> all) {
    for (const char* const what : all)
        if (counts[what] == 0) {
            std::fprintf(stderr, "never tried: %s\n", what);
            return false;
        }
    return true;
}

void print(std::uint64_t count, const schedules::Counts& counts) {
    std::printf("%llu schedules\n", static_cast<unsigned long long>(count));
    for (const auto& [what, times] : counts) std::printf("%10ld %s\n", times, what.c_str());
}

template <class Schedule>
int run_all(std::uint64_t count, std::uint64_t first, std::initializer_list<const char*> own) {
    schedules::Counts counts;
    for (std::uint64_t seed = first; seed < first + count; ++seed) {
        Schedule schedule(seed, counts);
        schedule.traces = count == 1;
        schedule.run();
    }
    print(count, counts);
    const bool has_all =
        count < 1000 || (has_tried(counts, {"moved", "took_back", "offered", "declined",
                                            "gave_time", "ended by time", "ended by agreement",
                                            "ended by resignation", "ended by aborted", "resent",
                                            "refused", "failed", "unknown", "disconnected"}) &&
                         has_tried(counts, own));
    return has_all ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace

int main(int argc, char** argv) {
    const bool has_nodes = argc > 1 && std::string(argv[1]) == "nodes";
    if (has_nodes) {
        --argc;
        ++argv;
    }
    const std::uint64_t count = argc > 1 ? std::stoull(argv[1]) : 1000;
    const std::uint64_t first = argc > 2 ? std::stoull(argv[2]) : 1;
    if (has_nodes)
        return run_all<schedules::NodesSchedule>(
            count, first, {"node killed", "heard events", "rematch", "no rematch"});
    return run_all<schedules::Schedule>(count, first, {"foreign", "restarted"});
}
