#include "engine/stackchess_tactics.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "stackchess/notation.hpp"

namespace engine {
namespace {

using stackchess::LargePosition;
using stackchess::SmallPosition;
using Tactics = StackchessTactics<stackchess::SmallBoard>;

SmallPosition position(std::string_view text) {
    return SmallPosition::from(stackchess::read_setup(text).value()).value();
}

bool loses(std::string_view text, std::string_view move) {
    const SmallPosition here = position(text);
    return !Tactics::is_safe(here, read_move(here, move).value(), 0);
}

TEST(StackchessTactics, GainsWhatIsTakenAndPromoted) {
    const auto gain = [](std::string_view text, std::string_view move) {
        const SmallPosition here = position(text);
        return Tactics::gain(here, read_move(here, move).value());
    };
    const auto value = [](core::Role role) { return Tactics::values[core::index(role)]; };
    using core::Role;
    EXPECT_EQ(gain("q3/4/4/(QQ)3 w - 0 1", "2a1a4"), value(Role::queen));
    EXPECT_EQ(gain("(qr)3/4/4/(QQQ)3 w - 0 1", "3a1a4"), value(Role::queen) + value(Role::rook));
    EXPECT_EQ(gain("q3/4/4/(QQ)3 w - 0 1", "2a1a3"), 0);
    EXPECT_EQ(gain("q3/1P2/4/4 w - 0 1", "b3b4"), value(Role::queen) - value(Role::pawn));
    EXPECT_EQ(gain("q3/1P2/4/4 w - 0 1 nopromotion", "b3b4"), 0);
}

TEST(StackchessTactics, KnowsTheLastCapture) {
    const auto finishes = [](std::string_view text, std::string_view move) {
        const SmallPosition here = position(text);
        return Tactics::finishes(here, read_move(here, move).value());
    };
    EXPECT_TRUE(finishes("(qr)3/4/4/(QQQ)3 w - 0 1", "3a1a4"));
    EXPECT_FALSE(finishes("(qr)2p/4/4/(QQQ)3 w - 0 1", "3a1a4"));
    EXPECT_FALSE(finishes("q3/(RR)3/4/(QQ)3 w - 0 1", "2a1a3")) << "these are friends";
}

TEST(StackchessTactics, KnowsThatOnlyTallerGroupsTakeBack) {
    EXPECT_FALSE(loses("p2q/4/4/(QQ)3 w - 0 1", "2a1a4")) << "nobody takes back alone";
    EXPECT_FALSE(loses("p2(qq)/4/4/(QQ)3 w - 0 1", "2a1a4")) << "nor with as many";
    EXPECT_TRUE(loses("p2(qqq)/4/4/(QQ)3 w - 0 1", "2a1a4")) << "but with more";
    EXPECT_FALSE(loses("pr1(qqq)/4/4/(QQ)3 w - 0 1", "2a1a4")) << "unless something is between";
    EXPECT_FALSE(loses("p2(qqn)/4/4/(QQ)3 w - 0 1", "2a1a4")) << "or they cannot go together";
    EXPECT_FALSE(loses("p2(qqq)/4/4/(QQ)2(BBBB) w - 0 1", "2a1a4"))
        << "which is avenged by more still";
    EXPECT_TRUE(loses("p3/2(nnq)1/4/(QQ)3 w - 0 1", "2a1a4")) << "knights leap with them";
    EXPECT_TRUE(loses("(qqq)3/p3/4/(QQ)3 w - 0 1", "2a1a3")) << "from next door";
}

/// The noisy moves are those of all that gain something.
template <class Position>
void check_parts(const Position& here) {
    using Board = std::remove_cvref_t<decltype(here.board())>;
    typename Position::MoveList all;
    typename Position::MoveList noisy;
    typename Position::MoveList quiet;
    here.generate(all);
    using Here = StackchessTactics<Board>;
    Here::generate_noisy(here, noisy);
    Here::generate_quiet(here, quiet);
    const auto bits = [](const auto& moves, auto is_wanted) {
        std::vector<std::uint32_t> sorted;
        for (const auto move : moves)
            if (is_wanted(move)) sorted.push_back(move.bits());
        std::sort(sorted.begin(), sorted.end());
        return sorted;
    };
    const auto any = [](auto) { return true; };
    const auto gains = [&](auto move) { return Here::gain(here, move) != 0; };
    ASSERT_EQ(bits(noisy, any), bits(all, gains)) << position_text(here);
    ASSERT_EQ(bits(quiet, any), bits(all, std::not_fn(gains))) << position_text(here);
    for (const auto move : all) {
        ASSERT_GT(Here::kind(here, move), 0U);
        ASSERT_LT(Here::kind(here, move), Here::kinds);
    }
}

TEST(StackchessTactics, EveryMoveIsNoisyOrQuiet) {
    core::Random random(3);
    for (int size = stackchess::min_size; size <= 12; ++size)
        for (const bool knights : {false, true}) {
            const auto start = stackchess::start_setup({.size = size, .knights = knights});
            const bool done = stackchess::with_position(start, [&](auto here) {
                                  for (int ply = 0; ply < 200 && !here.outcome().is_over(); ++ply) {
                                      check_parts(here);
                                      typename decltype(here)::MoveList moves;
                                      here.generate(moves);
                                      here.play(moves[random.below(moves.size())]);
                                  }
                                  return true;
                              }).value();
            ASSERT_TRUE(done);
        }
}

TEST(StackchessTactics, AreTheSameOnBoardsOfBothKinds) {
    core::Random random(4);
    auto small = SmallPosition::from(stackchess::start_setup({.size = 8, .knights = true})).value();
    for (int ply = 0; ply < 400 && !small.outcome().is_over(); ++ply) {
        const auto large = LargePosition::from(small.setup()).value();
        SmallPosition::MoveList moves;
        small.generate(moves);
        for (const auto move : moves) {
            using Large = StackchessTactics<stackchess::LargeBoard>;
            ASSERT_EQ(Tactics::gain(small, move), Large::gain(large, move));
            ASSERT_EQ(Tactics::is_safe(small, move, 0), Large::is_safe(large, move, 0));
        }
        small.play(moves[random.below(moves.size())]);
    }
}

TEST(StackchessTactics, APassIsTakenBack) {
    SmallPosition here = position("r1qk1r/1(pb)pp(pb)1/p4p/1(PR)3P/P1PPP1/1BQKBR w CDEcd 2 9");
    const SmallPosition before = here;
    const auto undo = here.pass();
    EXPECT_EQ(here.turn(), core::Color::black);
    EXPECT_NE(here.key(), before.key());
    EXPECT_EQ(here.key(), here.fresh_key());
    EXPECT_EQ(here.quiet_plies(), 3);
    here.undo_pass(undo);
    EXPECT_EQ(here, before);
}

TEST(StackchessTactics, SlotsHoldEveryMove) {
    const auto start = stackchess::start_setup({.size = 26, .knights = true});
    const LargePosition here = LargePosition::from(start).value();
    LargePosition::MoveList moves;
    here.generate(moves);
    using Large = StackchessTactics<stackchess::LargeBoard>;
    for (const auto move : moves) EXPECT_LT(Large::slot(here, move), Large::slots);
    const SmallPosition corner = position("7(NNNNN)/8/8/8/8/8/8/r7 w - 0 1");
    SmallPosition::MoveList corner_moves;
    corner.generate(corner_moves);
    for (const auto move : corner_moves) EXPECT_LT(Tactics::slot(corner, move), Tactics::slots);
}

} // namespace
} // namespace engine
