#include "chess/setup.hpp"

#include <gtest/gtest.h>

#include <set>

#include "chess/position.hpp"

namespace {

using chess::Fault;
using chess::Faults;

Faults faults_of(const char* fen) { return faults(*chess::read_setup(fen)); }

TEST(Setup, StartsPlayable) {
    EXPECT_TRUE(faults(chess::start_setup()).empty());
    EXPECT_TRUE(chess::Position::from(chess::start_setup()));
}

TEST(Setup, FindsEveryFaultAlone) {
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/8 w - - 0 1"), Faults{Fault::no_white_king});
    EXPECT_EQ(faults_of("8/8/8/8/8/8/8/4K3 w - - 0 1"), Faults{Fault::no_black_king});
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/K3K3 w - - 0 1"), Faults{Fault::several_white_kings});
    EXPECT_EQ(faults_of("k3k3/8/8/8/8/8/8/4K3 w - - 0 1"), Faults{Fault::several_black_kings});
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"), Faults{});
    EXPECT_EQ(faults_of("4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1"),
              Faults{Fault::too_many_white});
    EXPECT_EQ(faults_of("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"), Faults{Fault::too_many_white});
    EXPECT_EQ(faults_of("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"), Faults{Fault::too_many_black});
    EXPECT_EQ(faults_of("P3k3/8/8/8/8/8/8/4K3 w - - 0 1"), Faults{Fault::pawn_on_end_rank});
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/p3K3 w - - 0 1"), Faults{Fault::pawn_on_end_rank});
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/4RK2 w - - 0 1"), Faults{Fault::opponent_in_check});
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/4RK2 b - - 0 1"), Faults{});
    EXPECT_EQ(faults_of("4k3/4K3/8/8/8/8/8/8 w - - 0 1"), Faults{Fault::opponent_in_check});
}

TEST(Setup, FindsFalseCastlingRights) {
    const Faults expected{Fault::false_castling_right};
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), Faults{});
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/R3K3 w K - 0 1"), expected);
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1"), expected);
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1"), expected) << "two rooks on one side";
    EXPECT_EQ(faults_of("r3k3/8/8/8/8/8/8/4K3 w Aa - 0 1"), expected) << "the rook is black's";
    EXPECT_EQ(faults_of("r3k3/8/8/8/8/8/8/4K3 w q - 0 1"), Faults{});
    chess::Setup inside = *chess::read_setup("4k3/8/8/8/R7/8/8/4K3 w - - 0 1");
    inside.castling = chess::bit(24);
    EXPECT_EQ(faults(inside), expected) << "a right away from home";
}

TEST(Setup, FindsImpossibleEnPassant) {
    const Faults expected{Fault::impossible_en_passant};
    EXPECT_EQ(faults_of("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1"), Faults{}) << "though none can capture";
    EXPECT_EQ(faults_of("4k3/8/8/3p4/8/8/8/4K3 b - d6 0 1"), expected) << "the wrong turn";
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/4K3 w - d6 0 1"), expected) << "no pawn";
    EXPECT_EQ(faults_of("4k3/8/3n4/3p4/8/8/8/4K3 w - d6 0 1"), expected) << "passed a piece";
    EXPECT_EQ(faults_of("4k3/3n4/8/3p4/8/8/8/4K3 w - d6 0 1"), expected) << "origin not empty";
    EXPECT_EQ(faults_of("4k3/8/8/3P4/8/8/8/4K3 w - d6 0 1"), expected) << "the own pawn";
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/4K3 w - a1 0 1"), expected);
}

TEST(Setup, ReportsAllFaultsAtOnce) {
    const Faults expected{Fault::no_white_king, Fault::pawn_on_end_rank,
                          Fault::false_castling_right, Fault::impossible_en_passant};
    const auto setup = chess::read_setup("4k2p/8/8/8/8/8/8/8 w K e4 0 1");
    EXPECT_EQ(faults(*setup), expected);
    const auto position = chess::Position::from(*setup);
    ASSERT_FALSE(position);
    EXPECT_EQ(position.error(), expected);
}

TEST(Setup, NumbersChess960AsScharnaglDoes) {
    EXPECT_EQ(chess::chess960_setup(518), chess::start_setup());
    const auto rank = [](int number) {
        return to_text(chess::chess960_setup(number)).substr(35, 8);
    };
    EXPECT_EQ(rank(0), "BBQNNRKR");
    EXPECT_EQ(rank(959), "RKRNNQBB");
    std::set<std::string> all;
    for (int number = 0; number < 960; ++number) {
        ASSERT_TRUE(faults(chess::chess960_setup(number)).empty());
        all.insert(rank(number));
    }
    EXPECT_EQ(all.size(), 960U);
}

} // namespace
