#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/helper_threads.hpp"
#include "game/position.hpp"

namespace game {

/// The number of ways to play `depth` moves in a row, the usual check of a move generator. The last
/// move is counted, not played.
template <Position P>
std::uint64_t perft(P& position, int depth) {
    if (depth <= 0) return 1;
    if (depth == 1) return position.move_count();
    typename P::MoveList moves;
    position.generate(moves);
    std::uint64_t leaves = 0;
    for (const auto move : moves) {
        const auto undo = position.play(move);
        leaves += perft(position, depth - 1);
        position.undo(move, undo);
    }
    return leaves;
}

/// The contribution of each first move to `perft(start, depth)`, in the order of `generate`, for
/// depths of at least 1. The work is divided by the first two moves among `threads` threads, or as
/// many as the system grants.
template <Position P>
std::vector<std::pair<typename P::Move, std::uint64_t>> divide(const P& start, int depth,
                                                               unsigned threads) {
    using Move = typename P::Move;
    struct Job {
        std::size_t first;
        Move second;
    };
    typename P::MoveList firsts;
    start.generate(firsts);
    std::vector<std::pair<Move, std::uint64_t>> shares;
    for (const Move move : firsts) shares.emplace_back(move, depth == 1 ? 1 : 0);
    if (depth == 1) return shares;

    std::vector<Job> jobs;
    for (std::size_t first = 0; first < firsts.size(); ++first) {
        P position = start;
        position.play(firsts[first]);
        typename P::MoveList seconds;
        position.generate(seconds);
        for (const Move second : seconds) jobs.push_back({first, second});
    }

    std::vector<std::atomic<std::uint64_t>> sums(firsts.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < jobs.size(); i = next++) {
            P position = start;
            position.play(firsts[jobs[i].first]);
            position.play(jobs[i].second);
            sums[jobs[i].first] += perft(position, depth - 2);
        }
    };
    core::HelperThreads helpers;
    for (unsigned i = 1; i < threads && helpers.start(work); ++i) {
    }
    work();
    helpers.join();
    for (std::size_t i = 0; i < shares.size(); ++i) shares[i].second = sums[i];
    return shares;
}

} // namespace game
