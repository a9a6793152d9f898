#include "uci/info.hpp"

#include <gtest/gtest.h>

#include "search/score.hpp"

namespace uci {
namespace {

using engine::Thought;
using engine::Variation;
using Texts = std::vector<std::string>;

TEST(Info, CountsMovesToAProvenEnd) {
    const auto text = [](int plies) { return score_text(Variation{.win_in = plies}); };
    EXPECT_EQ(text(1), "mate 1");
    EXPECT_EQ(text(3), "mate 2");
    EXPECT_EQ(text(-2), "mate -1");
    EXPECT_EQ(text(-4), "mate -2");
    EXPECT_EQ(score_text(Variation{.centipawns = -31}), "cp -31");
}

TEST(Info, HasALineForEachLine) {
    const Thought thought{
        .lines = {{.centipawns = 0, .moves = {"e2e4", "e7e5"}},
                  {.centipawns = search::loss_in(2), .win_in = -2, .moves = {"a2a3"}}},
        .depth = 5,
        .longest_line = 9,
        .nodes = 3000,
        .time = std::chrono::milliseconds(2),
        .table_use = 17};
    EXPECT_EQ(info_lines(thought, std::nullopt),
              (Texts{"info depth 5 seldepth 9 multipv 1 score cp 0 nodes 3000 nps 1500000 "
                     "hashfull 17 time 2 pv e2e4 e7e5",
                     "info depth 5 seldepth 9 multipv 2 score mate -1 nodes 3000 nps 1500000 "
                     "hashfull 17 time 2 pv a2a3"}));
    EXPECT_NE(info_lines(thought, game::Rules::chess).at(1).find("mate -1 wdl 0 0 1000 nodes"),
              std::string::npos);
    EXPECT_EQ(best_move_line(thought), "bestmove e2e4 ponder e7e5");
    EXPECT_EQ(best_move_line({.lines = {{.moves = {"a2a3"}}}}), "bestmove a2a3");
    EXPECT_EQ(best_move_line({}), "bestmove 0000");
}

} // namespace
} // namespace uci
