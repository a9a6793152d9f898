#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "engine/networks.hpp"
#include "game/rules.hpp"

namespace engine {

/// A position that is searched to measure the engine, and how many plies deep.
struct BenchmarkTask {
    std::string_view position;
    int depth;
};

/// The same positions always: of all stages of the game and, in Stackchess, of many boards.
std::span<const BenchmarkTask> benchmark_tasks(game::Rules rules);

struct BenchmarkOptions {
    int depth = 0; ///< of every task; 0: each its own
    int threads = 1;
    std::size_t table_megabytes = 16;
    Networks networks = Networks::built_in();
};

struct BenchmarkResult {
    std::uint64_t nodes = 0; ///< the same on every machine, if one thread has searched
    std::chrono::steady_clock::duration time{0};
};

/// Searches all positions of a game, each from an empty table, and calls `listen` after each.
/// Nothing if there is not enough memory for the table.
std::optional<BenchmarkResult> run_benchmark(game::Rules rules, const BenchmarkOptions& options,
                                             const std::function<void()>& listen);

} // namespace engine
