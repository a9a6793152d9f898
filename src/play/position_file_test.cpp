#include "play/position_file.hpp"

#include <gtest/gtest.h>

namespace play {
namespace {

TEST(PositionFile, IsAGameWithoutMoves) {
    const auto chess = read_position(" 4k3/8/8/8/8/8/8/3QK3 b - - 0 1\r\n");
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
    for (const char* const text : {"", "\n", "1. e4 e5", "8/8/8/8/8/8/8/8 w - - 0 1",
                                   "4k3/8/8/8/8/8/8/3QK3 b - - 0 1\n4k3/8/8/8/8/8/8/3QK3 w\n"})
        EXPECT_FALSE(read_position(text)) << text;
}

} // namespace
} // namespace play
