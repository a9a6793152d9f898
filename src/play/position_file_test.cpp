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

TEST(PositionFile, IsNothingElse) {
    for (const char* const text : {"", "\n", "1. e4 e5", "8/8/8/8/8/8/8/8 w - - 0 1",
                                   "4k3/8/8/8/8/8/8/3QK3 b - - 0 1\n4k3/8/8/8/8/8/8/3QK3 w\n"})
        EXPECT_FALSE(read_position(text)) << text;
}

} // namespace
} // namespace play
