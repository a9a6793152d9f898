// Counts the leaves of every position of a data file and compares. One runner for all games.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>

#include "common/positions.hpp"
#include "game/perft.hpp"
#include "naive/chess.hpp"
#include "naive/stackchess.hpp"
#include "perft/data.hpp"

namespace {

struct Limits {
    std::uint64_t fast;  ///< only counts up to this size are tried
    std::uint64_t naive; ///< the same for the naive rules
};

struct Totals {
    int positions = 0;
    std::uint64_t fast_leaves = 0;
    std::uint64_t naive_leaves = 0;
    int wrong = 0;
};

void compare(const char* who, const std::string& place, std::size_t depth, std::uint64_t expected,
             std::uint64_t counted, Totals& totals) {
    if (counted == expected) return;
    ++totals.wrong;
    std::printf("%s: depth %zu: expected %llu, %s rules count %llu\n", place.c_str(), depth,
                static_cast<unsigned long long>(expected), who,
                static_cast<unsigned long long>(counted));
}

template <class Setup>
void count(const Setup& setup, const perft::Entry& entry, const std::string& place,
           const Limits& limits, Totals& totals) {
    for (std::size_t depth = 1; depth <= entry.leaves.size(); ++depth) {
        const std::uint64_t expected = entry.leaves[depth - 1];
        const int plies = static_cast<int>(depth);
        if (expected <= limits.fast) {
            const std::uint64_t leaves = with_position(setup, [&](auto position) {
                                             return game::perft(position, plies);
                                         }).value();
            compare("fast", place, depth, expected, leaves, totals);
            totals.fast_leaves += leaves;
        }
        if (expected <= limits.naive) {
            const std::uint64_t leaves = naive::perft(setup, plies);
            compare("naive", place, depth, expected, leaves, totals);
            totals.naive_leaves += leaves;
        }
    }
}

template <class Read>
Totals run(const std::string& file, const Limits& limits, Read read) {
    Totals totals;
    for (const perft::Entry& entry : perft::read_entries(file)) {
        const std::string place = file + ':' + std::to_string(entry.line);
        const auto setup = read(entry.position);
        if (setup && faults(*setup).empty()) {
            count(*setup, entry, place, limits, totals);
        } else {
            std::printf("%s: not a playable position\n", place.c_str());
            ++totals.wrong;
        }
        ++totals.positions;
    }
    return totals;
}

std::uint64_t read_limit(std::string_view text) {
    if (text == "all") return std::numeric_limits<std::uint64_t>::max();
    return std::strtoull(text.data(), nullptr, 10);
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view game = argc > 1 ? argv[1] : "";
    if (argc != 5 || (game != "chess" && game != "stackchess")) {
        std::fputs("usage: run_perft chess|stackchess FILE LEAVES|all NAIVE_LEAVES|all\n", stderr);
        return 2;
    }
    const Limits limits{read_limit(argv[3]), read_limit(argv[4])};
    const auto start = std::chrono::steady_clock::now();
    const Totals totals = game == "chess" ? run(argv[2], limits, chess::read_setup)
                                          : run(argv[2], limits, stackchess::read_setup);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    std::printf("%d positions, %llu leaves, %llu also counted naively, %.1f s, %d wrong\n",
                totals.positions, static_cast<unsigned long long>(totals.fast_leaves),
                static_cast<unsigned long long>(totals.naive_leaves), time.count(), totals.wrong);
    return totals.wrong == 0 ? 0 : 1;
}
