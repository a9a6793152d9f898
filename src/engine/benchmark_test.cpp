#include "engine/benchmark.hpp"

#include <gtest/gtest.h>

#include "engine/searcher.hpp"

namespace engine {
namespace {

using game::Rules;

/// The nodes of all positions of a game, searched so deep.
std::uint64_t nodes(Rules rules, int depth) {
    const auto result = run_benchmark(rules, {.depth = depth, .table_megabytes = 1}, [] {});
    return result ? result->nodes : 0;
}

TEST(Benchmark, CanPlayAllItsPositions) {
    for (const Rules rules : {Rules::chess, Rules::stackchess})
        for (const BenchmarkTask& task : benchmark_tasks(rules)) {
            EXPECT_TRUE(make_searcher(rules, 1)->set_game(task.position, {})) << task.position;
            EXPECT_GT(task.depth, 0);
        }
}

TEST(Benchmark, TellsAfterEachPosition) {
    std::size_t told = 0;
    run_benchmark(Rules::stackchess, {.depth = 1, .threads = 2}, [&] { ++told; });
    EXPECT_EQ(told, benchmark_tasks(Rules::stackchess).size());
}

TEST(Benchmark, IsTheSameInEveryBuild) {
    // Nodes to a fixed depth tell the slightest difference; a change of search or evaluation
    // writes the new ones here, and those of `stackchess bench` in the message of the commit.
    EXPECT_EQ(nodes(Rules::chess, 5), 16'789U);
    EXPECT_EQ(nodes(Rules::stackchess, 3), 9'482U);
}

TEST(Benchmark, NeedsMemoryForItsTable) {
    EXPECT_FALSE(run_benchmark(Rules::chess, {.table_megabytes = std::size_t{1} << 40}, [] {}));
}

} // namespace
} // namespace engine
