#include "engine/levels.hpp"

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>

namespace engine {
namespace {

Thought thought(std::initializer_list<int> scores) {
    Thought made;
    for (const int score : scores) made.lines.push_back({.centipawns = score, .moves = {"a1a2"}});
    return made;
}

TEST(Levels, ThinkMoreAndErrLessWithEveryStep) {
    for (const game::Rules rules : {game::Rules::stackchess, game::Rules::chess}) {
        for (int level = min_level; level < max_level; ++level) {
            const Level& weaker = level_of(rules, level);
            const Level& stronger = level_of(rules, level + 1);
            EXPECT_LE(stronger.lines, weaker.lines);
            const auto sight = [](const Level& way) { return way.depth == 0 ? 99 : way.depth; };
            EXPECT_GE(stronger.by_network, weaker.by_network);
            if (stronger.by_network && !weaker.by_network) continue; // it sees more at each depth
            EXPECT_GE(sight(stronger), sight(weaker));
            EXPECT_TRUE(sight(stronger) > sight(weaker) || stronger.spread < weaker.spread ||
                        stronger.nodes > weaker.nodes);
        }
        EXPECT_EQ(level_of(rules, max_level).spread, 0);
        EXPECT_EQ(&level_of(rules, 0), &level_of(rules, min_level));
        EXPECT_EQ(&level_of(rules, 99), &level_of(rules, max_level));
    }
}

TEST(Levels, TheStrongestTakesTheBest) {
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        EXPECT_EQ(choose_line(level_of(game::Rules::chess, max_level), thought({10, 10, 10}), seed),
                  0U);
}

TEST(Levels, WeakOnesTakeWorseMovesLessOften) {
    const Level level{.depth = 1, .nodes = 1, .lines = 4, .spread = 100};
    std::array<int, 4> chosen{};
    for (std::uint64_t seed = 0; seed < 4'000; ++seed)
        ++chosen.at(choose_line(level, thought({50, 50, -50, -950}), seed));
    EXPECT_NEAR(chosen[0], 1'600, 120);
    EXPECT_NEAR(chosen[1], 1'600, 120);
    EXPECT_NEAR(chosen[2], 800, 120) << "half as often";
    EXPECT_LT(chosen[3], 20);
}

TEST(Levels, NobodyOverlooksAWinOnTheBoard) {
    for (std::uint64_t seed = 0; seed < 1'000; ++seed)
        EXPECT_EQ(
            choose_line(level_of(game::Rules::chess, min_level), thought({31'999, 300, 300}), seed),
            0U);
}

TEST(Levels, WeakOnesOverlookGroups) {
    const Level level{.depth = 1, .nodes = 1, .lines = 2, .spread = 100, .overlooked = 40};
    const auto chosen = [&](const Thought& seen) {
        int first = 0;
        for (std::uint64_t seed = 0; seed < 1'000; ++seed)
            first += choose_line(level, seen, seed) == 0 ? 1 : 0;
        return first;
    };
    Thought seen = thought({900, 0});
    seen.lines[0].moves = {"2a1a5"};
    EXPECT_NEAR(chosen(seen), 600, 60);
    seen.lines[1].moves = {"3b1b2"};
    EXPECT_NEAR(chosen(seen), 760, 60) << "also if both were overlooked";
    seen.lines[0].win_in = 1;
    EXPECT_EQ(chosen(seen), 1'000) << "nobody overlooks the end";
}

TEST(Levels, AreRatedHigherWithEveryStep) {
    for (const game::Rules rules : {game::Rules::stackchess, game::Rules::chess}) {
        for (int level = min_level; level < max_level; ++level)
            EXPECT_LT(level_rating(rules, level), level_rating(rules, level + 1));
        EXPECT_EQ(level_rating(rules, 0), level_rating(rules, min_level));
        EXPECT_EQ(level_rating(rules, 99), level_rating(rules, max_level));
    }
}

TEST(Levels, AreFoundByTheirRating) {
    for (const game::Rules rules : {game::Rules::stackchess, game::Rules::chess}) {
        for (int level = min_level; level <= max_level; ++level) {
            EXPECT_EQ(level_near(rules, level_rating(rules, level) + 30), level);
            EXPECT_EQ(level_near(rules, level_rating(rules, level) - 30), level);
        }
        EXPECT_EQ(level_near(rules, -1'000), min_level);
        EXPECT_EQ(level_near(rules, 9'000), max_level);
    }
}

} // namespace
} // namespace engine
