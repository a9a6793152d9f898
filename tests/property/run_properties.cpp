// Plays random games of one kind until this many positions have been seen, and checks every
// property in each of them.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "common/random_setup.hpp"
#include "property/walk.hpp"

namespace {

using core::Random;

struct Progress {
    long positions = 0;
    long games = 0;
    property::Complaint complaint;
};

int between(int least, int most, Random& random) {
    return least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least + 1)));
}

template <class P>
void walk(const property::SetupOf<P>& setup, Random& random, Progress& progress) {
    const property::Manner manner{between(10, 160, random), random.below(6) == 0};
    property::Walk<P> walk(setup, *P::from(setup), random);
    progress.complaint = walk.run(manner);
    progress.positions += walk.positions();
    ++progress.games;
}

stackchess::Setup stackchess_start(int least, int most, Random& random) {
    const int size = between(least, most, random);
    if (random.below(2) == 0) return common::random_stackchess(size, random);
    return stackchess::start_setup({size, random.below(2) == 0, random.below(4) != 0});
}

void play_small(Random& random, Progress& progress) {
    walk<stackchess::SmallPosition>(stackchess_start(4, 8, random), random, progress);
}

/// Boards that only the large position can hold, and small ones that it must also hold.
void play_large(Random& random, Progress& progress) {
    const bool huge = random.below(32) == 0;
    const auto setup = huge ? stackchess_start(13, 26, random) : stackchess_start(4, 12, random);
    walk<stackchess::LargePosition>(setup, random, progress);
}

void play_chess(Random& random, Progress& progress) {
    chess::Setup setup = chess::start_setup();
    if (const auto kind = random.below(4); kind == 0)
        setup = chess::chess960_setup(static_cast<int>(random.below(960)));
    else if (kind != 1)
        setup = common::random_chess(random);
    walk<chess::Position>(setup, random, progress);
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view kind = argc > 1 ? argv[1] : "";
    const auto play = kind == "small" ? play_small : kind == "large" ? play_large : play_chess;
    if (argc < 3 || (play == play_chess && kind != "chess")) {
        std::fputs("usage: run_properties small|large|chess POSITIONS [SEED]\n", stderr);
        return 2;
    }
    const long wanted = std::strtol(argv[2], nullptr, 10);
    Random random(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1);
    const auto start = std::chrono::steady_clock::now();
    Progress progress;
    while (progress.positions < wanted && progress.complaint.empty()) play(random, progress);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    std::printf("%ld positions in %ld games, %.1f s\n", progress.positions, progress.games,
                time.count());
    if (progress.complaint.empty()) return 0;
    std::printf("WRONG: %s\n", progress.complaint.c_str());
    return 1;
}
