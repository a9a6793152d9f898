#include "play/position_file.hpp"

#include <gtest/gtest.h>

namespace play {
namespace {

TEST(PositionFile, IsAGameWithoutMoves) {
    const auto chess = read_position("4k3/8/8/8/8/8/8/3QK3 b - - 0 1");
    ASSERT_TRUE(chess);
    EXPECT_EQ(chess->record.rules(), game::Rules::chess);
    EXPECT_EQ(chess->record.moves.size(), 0U);
    const auto stackchess = read_position("k5/6/6/6/6/(QR)4K w - 0 1");
    ASSERT_TRUE(stackchess);
    EXPECT_EQ(stackchess->record.rules(), game::Rules::stackchess);
}

TEST(PositionFile, SaysWhatWasPutRight) {
    const auto chess = read_position("4k3/8/8/8/8/8/8/R2QK3 w KQ - 0 1");
    ASSERT_EQ(chess->warnings.size(), 1U);
    EXPECT_EQ(chess->warnings[0].repairs, chess::FenRepairs{chess::FenRepair::castling_dropped});
    const auto stackchess = read_position("rbqkbr/pppppp/6/6/PPPPPP/RBQKBR");
    ASSERT_EQ(stackchess->warnings.size(), 1U);
    EXPECT_EQ(stackchess->warnings[0].repairs, chess::FenRepairs{chess::FenRepair::fields_added});
}

TEST(PositionFile, IsNothingElse) {
    for (const char* const text : {"", "\n", "1. e4 e5", "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
                                   "4k3/8/8/8/8/8/8/3QK3 b - - 0 1\n1. e4\n"})
        EXPECT_TRUE(position_lines(text).empty()) << text;
}

TEST(PositionFile, MayHoldSeveral) {
    const auto lines = position_lines("4k3/8/8/8/8/8/8/3QK3 b - - 0 1\r\n\nk5/6/6/6/6/(QR)4K w\n");
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(read_position(lines[0])->record.rules(), game::Rules::chess);
    EXPECT_EQ(read_position(lines[1])->record.rules(), game::Rules::stackchess);
}

TEST(PositionFile, MayBeAnEpd) {
    const auto position = read_position("4k3/8/8/8/8/8/8/3QK3 w - - bm Qd7+; id \"mate; soon\";");
    ASSERT_TRUE(position);
    EXPECT_EQ(position->record.rules(), game::Rules::chess);
}

TEST(PositionFile, SaysThatItsCastlingIsThatOfChess960) {
    const auto warnings = [](const std::string& line) { return read_position(line)->warnings; };
    EXPECT_TRUE(warnings("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1").empty());
    ASSERT_EQ(warnings("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1").size(), 1U);
    EXPECT_EQ(warnings("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1").front().kind,
              record::ProblemKind::chess960_rights);
}

TEST(PositionFile, IsMeantForAGameThatItFits) {
    const char* const eight_ranks = "4k3/8/8/8/8/8/8/3QKX2 w - - 0 1";
    for (const game::Rules rules : game::every_game)
        EXPECT_EQ(rules_meant(eight_ranks, rules), rules);
    for (const char* const line : {"k5/6/6/6/6/5K w - 0 1", "4k3/8/8/8/8/8/8/(QR)3K3 w - 0 1"})
        EXPECT_EQ(rules_meant(line, game::Rules::chess), game::Rules::stackchess) << line;
}

TEST(PositionFile, SaysWhyItCannotBePlayed) {
    const auto problem = [](const std::string& line) {
        return read_position(line).error().problem;
    };
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/3QKX2 w - - 0 1")->kind, record::ProblemKind::bad_fen);
    EXPECT_EQ(problem("8/8/8/8/8/8/8/8 w - - 0 1")->kind, record::ProblemKind::unplayable_fen);
    EXPECT_EQ(problem("k5/6/6/6/6/(QR4K w - 0 1")->rules, game::Rules::stackchess);
}

} // namespace
} // namespace play
