// Short multi-threaded searches: what matters is that a thread sanitizer watches them, see run.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <thread>

#include "chess/uci.hpp"
#include "engine/searcher.hpp"
#include "stackchess/notation.hpp"

namespace {

using engine::Searcher;
using engine::Thought;
using game::Rules;

struct Start {
    Rules rules;
    std::string text;
};

const std::vector<Start>& starts() {
    static const std::vector<Start> all{
        {Rules::chess, to_text(chess::start_setup())},
        {Rules::chess, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
        {Rules::stackchess, to_text(stackchess::start_setup({}))},
        {Rules::stackchess, "r1qk1r/1(pb)pp(pb)1/p4p/1(PR)3P/P1PPP1/1BQKBR w CDEcd 2 9"},
        {Rules::stackchess, to_text(stackchess::start_setup({.size = 12, .knights = true}))},
    };
    return all;
}

std::unique_ptr<Searcher> crew_of_three(const Start& start) {
    auto searcher = engine::make_searcher(start.rules, 1);
    searcher->set_threads(3);
    EXPECT_TRUE(searcher->set_game(start.text, {}));
    return searcher;
}

template <class P>
bool is_playable(P position, const std::vector<std::string>& line) {
    for (const std::string& text : line) {
        const auto move = read_move(position, text);
        if (!move) return false;
        position.play(*move);
    }
    return !line.empty();
}

bool is_playable(const Start& start, const std::vector<std::string>& line) {
    const auto visit = [&](const auto& position) { return is_playable(position, line); };
    return start.rules == Rules::chess
               ? chess::with_position(chess::read_setup(start.text).value(), visit).value()
               : stackchess::with_position(stackchess::read_setup(start.text).value(), visit)
                     .value();
}

TEST(Threads, SearchTogether) {
    for (const Start& start : starts()) {
        const auto searcher = crew_of_three(start);
        for (const int lines : {1, 3}) {
            const Thought thought = searcher->think({.limits = {.nodes = 10'000}, .lines = lines});
            ASSERT_EQ(thought.lines.size(), static_cast<std::size_t>(lines));
            for (const auto& line : thought.lines)
                EXPECT_TRUE(is_playable(start, line.moves)) << start.text;
        }
        searcher->clear();
        EXPECT_EQ(searcher->think({.limits = {.depth = 4}}).depth, 4);
    }
}

TEST(Threads, AreStoppedTogether) {
    for (const Start& start : starts()) {
        const auto searcher = crew_of_three(start);
        std::jthread stopper;
        const Thought thought = searcher->think({.listen = [&](const Thought& so_far) {
            if (so_far.depth == 3) stopper = std::jthread([&] { searcher->stop(); });
        }});
        EXPECT_GE(thought.depth, 3);
        EXPECT_TRUE(is_playable(start, thought.lines.at(0).moves));
    }
}

TEST(Threads, PonderTogether) {
    for (const Start& start : starts()) {
        const auto searcher = crew_of_three(start);
        searcher->ponder();
        std::jthread hit;
        const Thought thought =
            searcher->think({.limits = {.time = std::chrono::milliseconds(1)},
                             .listen = [&](const Thought& so_far) {
                                 if (so_far.depth == 3)
                                     hit = std::jthread([&] { searcher->ponder_hit(); });
                             }});
        EXPECT_GE(thought.depth, 3) << "times count only after the hit";
    }
}

TEST(Threads, FindTheSameEnd) {
    const Start won{Rules::stackchess, "k3/4/4/QQ2 w - 0 1"};
    EXPECT_EQ(crew_of_three(won)->think({.limits = {.depth = 12}}).lines.at(0).win_in, 5);
    const Start mate{Rules::chess, "7k/8/5K2/8/8/8/8/6R1 w - - 0 1"};
    EXPECT_EQ(crew_of_three(mate)->think({.limits = {.depth = 10}}).lines.at(0).win_in, 3);
}

} // namespace
