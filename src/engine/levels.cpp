#include "engine/levels.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <vector>

#include "core/random.hpp"

namespace engine {
namespace {

using Levels = std::array<Level, max_level>;

// A ply more is worth more in one game than in the other.
constexpr Levels stackchess_levels{{
    {.depth = 1, .nodes = 50'000, .lines = 24, .spread = 150, .overlooked = 50},
    {.depth = 1, .nodes = 50'000, .lines = 16, .spread = 105, .overlooked = 45},
    {.depth = 1, .nodes = 50'000, .lines = 12, .spread = 60, .overlooked = 34},
    {.depth = 2, .nodes = 50'000, .lines = 10, .spread = 66, .overlooked = 28},
    {.depth = 3, .nodes = 50'000, .lines = 8, .spread = 62, .overlooked = 24},
    {.depth = 4, .nodes = 50'000, .lines = 7, .spread = 50, .overlooked = 19},
    {.depth = 4, .nodes = 50'000, .lines = 5, .spread = 27, .overlooked = 12},
    {.depth = 5, .nodes = 50'000, .lines = 4, .spread = 18, .overlooked = 6},
    {.depth = 7, .nodes = 50'000, .lines = 3, .spread = 14},
    {.depth = 0, .nodes = 1'500'000, .lines = 1, .spread = 0, .by_network = true},
}};
constexpr Levels chess_levels{{
    {.depth = 1, .nodes = 50'000, .lines = 24, .spread = 160},
    {.depth = 1, .nodes = 50'000, .lines = 20, .spread = 117},
    {.depth = 1, .nodes = 50'000, .lines = 16, .spread = 87},
    {.depth = 2, .nodes = 50'000, .lines = 14, .spread = 100},
    {.depth = 3, .nodes = 50'000, .lines = 12, .spread = 98},
    {.depth = 5, .nodes = 50'000, .lines = 10, .spread = 108},
    {.depth = 4, .nodes = 50'000, .lines = 8, .spread = 90, .by_network = true},
    {.depth = 5, .nodes = 50'000, .lines = 6, .spread = 86, .by_network = true},
    {.depth = 6, .nodes = 50'000, .lines = 5, .spread = 84, .by_network = true},
    {.depth = 0, .nodes = 1'500'000, .lines = 1, .spread = 0, .by_network = true},
}};

/// How often a move is chosen that is so much worse than the best: half as often at `spread`, and
/// soon hardly ever.
std::uint64_t frequency(int worse, int spread) {
    constexpr std::uint64_t unit = 16;
    const auto ratio = std::min<std::uint64_t>(
        static_cast<std::uint64_t>(worse) * unit / static_cast<std::uint64_t>(spread), 100 * unit);
    const std::uint64_t one = unit * unit * unit * unit;
    return 1'000'000 * one / (one + ratio * ratio * ratio * ratio);
}

/// Level 1 is 600; each step is what matches between neighbours showed (docs/strength.md), 400 at
/// most.
using Ratings = std::array<double, max_level>;
constexpr Ratings stackchess_ratings{600, 890, 1150, 1335, 1595, 1835, 1930, 2035, 2155, 2300};
constexpr Ratings chess_ratings{600, 880, 1065, 1295, 1550, 1725, 1995, 2270, 2495, 2895};

/// Whether a line begins with several pieces at once, which is written with their count first.
bool moves_group(const Variation& line) {
    const char first = line.moves.front().front();
    return first >= '0' && first <= '9';
}

std::size_t place_of(int level) {
    return static_cast<std::size_t>(std::clamp(level, min_level, max_level) - min_level);
}

} // namespace

const Level& level_of(game::Rules rules, int level) {
    return (*game::of_game(rules, &stackchess_levels, &chess_levels))[place_of(level)];
}

std::size_t choose_line(const Level& level, const Thought& thought, std::uint64_t seed) {
    assert(!thought.lines.empty());
    if (level.spread == 0) return 0;
    core::Random random(seed);
    std::vector<std::uint64_t> frequencies;
    std::uint64_t total = 0;
    for (const Variation& line : thought.lines) {
        const int worse = thought.lines.front().centipawns - line.centipawns;
        const bool is_overlooked = moves_group(line) && line.win_in.value_or(0) <= 0 &&
                                   static_cast<int>(random.below(100)) < level.overlooked;
        frequencies.push_back(is_overlooked ? 0 : frequency(worse, level.spread));
        total += frequencies.back();
    }
    if (total == 0) return 0; // it has to see something
    std::uint64_t left = random.below(total);
    std::size_t chosen = 0;
    while (left >= frequencies[chosen]) left -= frequencies[chosen++];
    return chosen;
}

double level_rating(game::Rules rules, int level) {
    return (*game::of_game(rules, &stackchess_ratings, &chess_ratings))[place_of(level)];
}

int level_near(game::Rules rules, double rating) {
    int nearest = min_level;
    for (int level = min_level + 1; level <= max_level; ++level)
        if (std::abs(level_rating(rules, level) - rating) <
            std::abs(level_rating(rules, nearest) - rating))
            nearest = level;
    return nearest;
}

} // namespace engine
