#include "uci/go_order.hpp"

#include <gtest/gtest.h>

namespace uci {
namespace {

using core::Color;
using std::chrono::milliseconds;
using namespace std::chrono_literals;

using Words = std::vector<std::string>;

GoOrder order(std::string_view words) { return read_go(Tokens(words)); }

TEST(GoOrder, KnowsEveryLimit) {
    EXPECT_EQ(order("depth 7").limits.depth, 7);
    EXPECT_EQ(order("nodes 12345678901").limits.nodes, 12'345'678'901U);
    EXPECT_EQ(order("movetime 250").limits.time, 250ms);
    EXPECT_EQ(order("mate 3").limits.win_in, 5);
    EXPECT_EQ(order("depth x movetime").wanting, (std::vector<std::string>{"depth", "movetime"}));
    EXPECT_TRUE(order("depth 3 wtime 5").wanting.empty());
    EXPECT_EQ(order("perft 4").perft, 4);
    EXPECT_EQ(order("perft 1000").perft, 60) << "the moves of every ply must be kept";
    EXPECT_FALSE(order("depth 7").is_infinite);
    EXPECT_FALSE(order("perft 4").is_infinite);
    EXPECT_TRUE(order("infinite").is_infinite);
    EXPECT_FALSE(order("infinite wtime 9 btime 9").left[0]) << "only stop ends it";
    EXPECT_TRUE(order("").is_infinite);
    EXPECT_TRUE(order("searchmoves e2e4").is_infinite);
}

TEST(GoOrder, GivesTheClockOfTheSideToMove) {
    const GoOrder both = order("ponder wtime 1000 btime 2000 winc 10 binc 20 movestogo 5");
    EXPECT_TRUE(both.is_ponder);
    const auto white = both.limits_of(Color::white, 30ms).clock.value();
    EXPECT_EQ(white.left, 1000ms);
    EXPECT_EQ(white.increment, 10ms);
    EXPECT_EQ(white.moves_to_go, 5);
    EXPECT_EQ(white.overhead, 30ms);
    const auto black = both.limits_of(Color::black, 30ms).clock.value();
    EXPECT_EQ(black.left, 2000ms);
    EXPECT_EQ(black.increment, 20ms);
    EXPECT_EQ(order("wtime 7").limits_of(Color::black, 0ms).clock.value().left, 7ms);
    EXPECT_FALSE(order("winc 7").limits_of(Color::black, 0ms).clock);
}

TEST(GoOrder, MakesSenseOfAnyFigure) {
    EXPECT_EQ(order("wtime -50").limits_of(Color::white, 0ms).clock.value().left, -50ms);
    EXPECT_EQ(order("movetime -1").limits.time, 1ms);
    EXPECT_EQ(order("movetime 0").limits.time, 1ms);
    EXPECT_EQ(order("depth 0").limits.depth, 1);
    EXPECT_EQ(order("depth 99999999999999999999999").limits.depth, 1'000);
    EXPECT_EQ(order("nodes -99999999999999999999999").limits.nodes, 1U);
    EXPECT_GT(order("wtime 99999999999999999999999").left[0].value(), 24h * 365);
    EXPECT_EQ(order("depth x nodes 5").limits.nodes, 5U) << "what is no figure is left out";
    EXPECT_EQ(order("depth nodes 5").limits.nodes, 5U);
    EXPECT_EQ(order("depth 5x").limits.depth, 0);
}

TEST(GoOrder, CollectsMovesUpToTheNextWord) {
    using Moves = std::vector<std::string>;
    EXPECT_EQ(order("searchmoves e2e4 d2d4 depth 3").moves, (Moves{"e2e4", "d2d4"}));
    EXPECT_EQ(order("depth 3 searchmoves e2e4 d2d4").moves, (Moves{"e2e4", "d2d4"}));
    EXPECT_EQ(order("searchmoves e2e4 infinite d2d4").moves, (Moves{"e2e4"}));
    EXPECT_EQ(order("please depth 3 now").moves, Moves{});
}

TEST(GoOrder, TellsUnknownWords) {
    Words told;
    const GoOrder read = read_go(Tokens("very depth 3 deep searchmoves e2e4 x nodes many"),
                                 [&](std::string_view word) { told.emplace_back(word); });
    EXPECT_EQ(told, (Words{"very", "deep", "many"}));
    EXPECT_EQ(read.moves, (Words{"e2e4", "x"}));
}

} // namespace
} // namespace uci
