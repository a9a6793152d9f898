#include "engine/chess_tactics.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/uci.hpp"
#include "core/random.hpp"

namespace engine {
namespace {

chess::Position position(std::string_view fen) {
    return chess::Position::from(chess::read_setup(fen).value()).value();
}

chess::Move move(const chess::Position& position, std::string_view text) {
    return chess::read_uci(position, text).value();
}

bool loses(std::string_view fen, std::string_view text) {
    const chess::Position here = position(fen);
    return !ChessTactics::is_safe(here, move(here, text), 0);
}

TEST(ChessTactics, GainsWhatIsTakenAndPromoted) {
    const auto gain = [](std::string_view fen, std::string_view text) {
        const chess::Position here = position(fen);
        return ChessTactics::gain(here, move(here, text));
    };
    EXPECT_EQ(gain("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5"), 100);
    EXPECT_EQ(gain("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4e5"), 0);
    EXPECT_EQ(gain("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), 100);
    EXPECT_EQ(gain("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q"), 500 + 850);
    EXPECT_EQ(gain("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), 0);
}

TEST(ChessTactics, NoisyMovesAreTheCapturesAndQueens) {
    const chess::Position here = position("3rk3/4P3/8/3p4/4P3/8/8/R3K3 w Q - 0 1");
    chess::Position::MoveList noisy;
    ChessTactics::generate_noisy(here, noisy);
    std::vector<std::string> texts;
    for (const chess::Move found : noisy) texts.push_back(move_text(here, found));
    std::sort(texts.begin(), texts.end());
    EXPECT_EQ(texts, (std::vector<std::string>{"e4d5", "e7d8q"}));
}

TEST(ChessTactics, EveryMoveIsNoisyOrQuiet) {
    core::Random random(5);
    const auto bits = [](const chess::MoveList& moves) {
        std::vector<std::uint32_t> sorted;
        for (const chess::Move found : moves) sorted.push_back(found.bits());
        std::sort(sorted.begin(), sorted.end());
        return sorted;
    };
    for (int game = 0; game < 20; ++game) {
        chess::Position here = chess::Position::start();
        for (int ply = 0; ply < 150 && !here.outcome().is_over(); ++ply) {
            chess::MoveList all;
            chess::MoveList noisy;
            chess::MoveList parts;
            here.generate(all);
            ChessTactics::generate_noisy(here, noisy);
            for (const chess::Move found : noisy)
                ASSERT_TRUE(ChessTactics::is_noisy(here, found)) << move_text(here, found);
            ChessTactics::generate_quiet(here, parts);
            for (const chess::Move found : parts)
                ASSERT_FALSE(ChessTactics::is_noisy(here, found)) << move_text(here, found);
            for (const chess::Move found : noisy) parts.push_back(found);
            ASSERT_EQ(bits(parts), bits(all));
            for (const chess::Move found : all) {
                chess::Position after = here;
                after.play(found);
                ASSERT_EQ(ChessTactics::gives_check(here, found), after.in_check())
                    << move_text(here, found);
            }
            here.play(all[random.below(all.size())]);
        }
    }
}

TEST(ChessTactics, KnowsExchangesThatLose) {
    EXPECT_TRUE(loses("4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1", "d1d6")) << "guarded by a pawn";
    EXPECT_FALSE(loses("4k3/8/3p4/8/8/8/8/3QK3 w - - 0 1", "d1d6")) << "not guarded";
    EXPECT_FALSE(loses("4k3/2p5/3q4/8/8/8/8/3QK3 w - - 0 1", "d1d6")) << "as much taken as lost";
    EXPECT_FALSE(loses("3rk3/8/3p4/8/8/8/3R4/3RK3 w - - 0 1", "d2d6")) << "taken back from behind";
    EXPECT_TRUE(loses("3rk3/3r4/3p4/8/8/8/3R4/3RK3 w - - 0 1", "d2d6")) << "guarded from behind";
    EXPECT_FALSE(loses("8/8/4k3/3p4/8/2N5/8/3RK3 w - - 0 1", "c3d5"))
        << "the king may not take what is guarded";
}

TEST(ChessTactics, APassIsTakenBack) {
    chess::Position here = position("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1");
    const chess::Position before = here;
    const auto undo = here.pass();
    EXPECT_EQ(here.turn(), core::Color::black);
    EXPECT_EQ(here.en_passant(), std::nullopt);
    EXPECT_NE(here.key(), before.key());
    here.undo_pass(undo);
    EXPECT_EQ(here, before);
}

TEST(ChessTactics, DoesNotPassWithHardlyMoreThanPawns) {
    EXPECT_FALSE(ChessTactics::may_pass(position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")));
    EXPECT_FALSE(ChessTactics::may_pass(position("4k3/8/8/3p4/4P3/8/8/3NK3 w - - 0 1")));
    EXPECT_TRUE(ChessTactics::may_pass(position("4k3/8/8/3p4/4P3/8/8/2NNK3 w - - 0 1")));
    EXPECT_TRUE(ChessTactics::may_pass(position("4k3/8/8/3p4/4P3/8/8/3RK3 w - - 0 1")));
}

} // namespace
} // namespace engine
