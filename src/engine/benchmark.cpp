#include "engine/benchmark.hpp"

#include <array>
#include <cassert>

#include "engine/searcher.hpp"

namespace engine {
namespace {

// Every stage of a game, so deep that all together take one to three seconds.
constexpr std::array chess_tasks{
    BenchmarkTask{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 11},
    BenchmarkTask{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 8},
    BenchmarkTask{"r1bqk2r/ppppppbp/n4np1/8/Q1P1P3/2NP4/PP2BPPP/R1B1K1NR b KQkq - 2 6", 11},
    BenchmarkTask{"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 10},
    BenchmarkTask{"r1bq1rk1/1ppp2pp/2n1p3/pNb2p2/6PP/1P2PP1R/PBPP4/R2Q1KN1 w - - 0 12", 10},
    BenchmarkTask{"r1bq2k1/1pp1brpp/2n5/pN1pP2P/P4P2/1P2P2R/1BP5/R2Q1KN1 b - - 0 17", 11},
    BenchmarkTask{"1r3rk1/1bq1bpp1/p1nppn2/2p4p/P1B1PP2/B1N2N2/2PPQ1PP/1R2R1K1 b - - 10 17", 9},
    BenchmarkTask{"5rk1/1b1rpp2/p1pq2p1/1pp1b2p/2P1P3/PQNP1B1P/1P3PP1/3R1RK1 w - - 4 23", 10},
    BenchmarkTask{"3r1bk1/2r2pp1/R3p3/P1p4p/3PbP2/B7/2P3PP/3RN1K1 b - - 0 28", 12},
    BenchmarkTask{"8/4r1kp/4PP2/1Nnp4/Pp4N1/4P2K/8/8 b - - 0 39", 13},
    BenchmarkTask{"8/8/2p2kp1/1b2p2p/2p2P1P/2P1rBP1/5K2/2R5 b - - 1 50", 15},
    BenchmarkTask{"8/8/1p1q2k1/p5p1/P2Q2P1/1P5K/8/8 b - - 0 47", 12},
    BenchmarkTask{"8/pp3p1k/6p1/4p2p/P1P1P2P/6P1/5PK1/8 w - - 0 34", 14},
    BenchmarkTask{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 16},
    BenchmarkTask{"8/8/8/8/2K4p/5k2/5N2/8 w - - 6 56", 21},
    BenchmarkTask{"8/8/3k4/8/8/2KB4/4N3/8 w - - 0 1", 14},
};

constexpr std::array stackchess_tasks{
    BenchmarkTask{"b2b/pp(pkq)p/P(PKBQ)PP/3B w ABCDabcd 6 4", 14},
    BenchmarkTask{"4/(QQ)1(BQ)1/(bq)1(QK)1/3B b - 3 13", 11},
    BenchmarkTask{"(bq)2bn/p(PK)1(pk)p/5/PPpP(PB)/BQ2N w ABDEade 0 5", 14},
    BenchmarkTask{"rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1", 9},
    BenchmarkTask{"rb2(br)1/p1p(pq)1p/1p1(pk)2/6/PP(PB)1PP/2RK(BQ)R w ABCEFacdf 0 6", 10},
    BenchmarkTask{"1(bqk)2b1/pp1ppp/4(pnn)P/6/PPP(PN)2/1B(QK)1BN b ABCDabdef 1 6", 14},
    BenchmarkTask{"r3(br)1/B3(PQ)p/P2(pkp)1P/2(qb)(BK)2/1(pp)P3/1R3R b Cf 2 16", 12},
    BenchmarkTask{"6/5(RRQ)/2P(bq)2/6/1(pp)(KQQ)(pkprr)2/3B2 w - 29 46", 10},
    BenchmarkTask{"6/p1(pb)1p1/P(prr)2(pqkb)1/1P(PB)(PKQB)1p/5(PR)/2R3 w Face 0 13 nopromotion",
                  10},
    BenchmarkTask{"5n1/1(PN)p(pqbk)p2/7/p5(pr)/4(QB)(bnp)1/PP1PP1(PR)/1B1K1N1 w ABDEGcde 0 13", 10},
    BenchmarkTask{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ABCDEFGHabcdefgh 0 1", 8},
    BenchmarkTask{
        "1nb2(bq)1r/(pr)ppp1(pk)1p/8/6(NR)1/P7/6(pn)1/1PP(PQ)(PB)P1P/RNB1K3 b BCDEFHabcdfh 2 8", 8},
    BenchmarkTask{"8/p1(pk)1p3/3p3(PB)/1p3(QBB)(rr)1/3(bb)(bbq)3/6(PR)1/3(PB)4/4(KR)3 w Dace 5 31 "
                  "nopromotion",
                  8},
    BenchmarkTask{"8/4n3/3(NNRQQQQ)4/4(bkqqqqq)n2/8/8/8/8 b - 18 64", 8},
    BenchmarkTask{"1b2b4r2/p1(pr)1p2(pk)1(RB)p(pb)/1(pn)1p4p3/6(pq)1(nb)3/12/4(pn)7/8(RQ)3/6P5/"
                  "1P(qn)9/3(PN)(PN)3(PN)3/7(PK)1(PN)PP/4B2B2B1 w HJKLacehkl 6 31",
                  5},
    BenchmarkTask{"rb1(br)10(RR)1(br)1b2rbrbr/pppppppp1pppppp1ppp1pppppp/15(pr)10/19(pr)6/26/26/26/"
                  "26/26/12q13/10b1Q13/26/26/19B6/10B15/26/26/26/26/2(bb)23/26/26/4(rr)10(PR)10/"
                  "8P17/PP4P2PPPPPP1PPPPP(PB)PPPP/RB1B1B4RB1KB1BRBR(BR)2RBR w "
                  "ABGJKLMNOQRSTUVWXYZabcdefghjklmnoqrsuvwxyz 1 26",
                  3},
};

} // namespace

std::span<const BenchmarkTask> benchmark_tasks(game::Rules rules) {
    return of_game<std::span<const BenchmarkTask>>(rules, stackchess_tasks, chess_tasks);
}

std::optional<BenchmarkResult> run_benchmark(game::Rules rules, const BenchmarkOptions& options,
                                             const std::function<void()>& listen) {
    const auto searcher = make_searcher(rules, 1, options.networks);
    if (!searcher->set_table(options.table_megabytes)) return std::nullopt;
    searcher->set_threads(options.threads);
    BenchmarkResult result;
    for (const BenchmarkTask& task : benchmark_tasks(rules)) {
        searcher->clear();
        [[maybe_unused]] const bool is_playable = searcher->set_game(task.position, {});
        assert(is_playable);
        const int depth = options.depth == 0 ? task.depth : options.depth;
        const auto begun = std::chrono::steady_clock::now();
        result.nodes += searcher->think({.limits = {.depth = depth}}).nodes;
        result.time += std::chrono::steady_clock::now() - begun;
        listen();
    }
    return result;
}

} // namespace engine
