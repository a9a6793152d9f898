// The building blocks of perft and search, one position of each kind at a time: generating,
// counting, and playing and undoing every move.

#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "chess/position.hpp"
#include "chess/setup.hpp"
#include "stackchess/position.hpp"
#include "stackchess/setup.hpp"

namespace {

template <game::Position P, class Setup>
P position_of(const core::Result<Setup, game::TextError>& setup) {
    if (!setup) std::abort();
    const auto position = P::from(*setup);
    if (!position) std::abort();
    return *position;
}

template <game::Position P>
void generate(benchmark::State& state, const P& position) {
    std::size_t moves = 0;
    for (auto _ : state) {
        typename P::MoveList list;
        position.generate(list);
        benchmark::DoNotOptimize(list);
        moves += list.size();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(moves));
}

template <game::Position P>
void count(benchmark::State& state, const P& position) {
    std::size_t moves = 0;
    for (auto _ : state) moves += position.move_count();
    state.SetItemsProcessed(static_cast<std::int64_t>(moves));
}

template <game::Position P>
void play_and_undo(benchmark::State& state, P position) {
    typename P::MoveList list;
    position.generate(list);
    std::size_t moves = 0;
    for (auto _ : state) {
        for (const auto move : list) {
            const auto undo = position.play(move);
            benchmark::DoNotOptimize(position);
            position.undo(move, undo);
        }
        moves += list.size();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(moves));
}

template <game::Position P>
void add(const std::string& name, const P& position) {
    using benchmark::RegisterBenchmark;
    RegisterBenchmark((name + "/generate").c_str(),
                      [=](auto& state) { generate(state, position); });
    RegisterBenchmark((name + "/count").c_str(), [=](auto& state) { count(state, position); });
    RegisterBenchmark((name + "/play_and_undo").c_str(),
                      [=](auto& state) { play_and_undo(state, position); });
}

} // namespace

int main(int argc, char** argv) {
    constexpr std::string_view kiwipete =
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    constexpr std::string_view stacks = "r1qk1r/1(pb)pp(pb)1/p4p/1(PR)3P/P1PPP1/1BQKBR w CDEcd 2 9";
    add("chess", position_of<chess::Position>(chess::read_setup(kiwipete)));
    add("stackchess6", position_of<stackchess::SmallPosition>(stackchess::read_setup(stacks)));
    const auto large = stackchess::start_setup({.size = 26, .knights = true});
    add("stackchess26", stackchess::LargePosition::from(large).value());
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return EXIT_FAILURE;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return EXIT_SUCCESS;
}
