#include "wasm/pasted.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace wasm {
namespace {

using words::english;

std::vector<std::string> problems_of(std::string_view text) {
    const auto pasted = read_pasted(english, {}, 0, text);
    return pasted ? pasted->problems : std::vector{pasted.error()};
}

TEST(Pasted, SaysWhatIsReadAsChess960) {
    EXPECT_EQ(problems_of("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1"),
              std::vector<std::string>{"These castling rights are those of Chess960."});
    EXPECT_EQ(problems_of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), std::vector<std::string>());
    const auto problems =
        problems_of("[FEN \"4k3/8/8/8/8/8/8/1R2K3 w B - 0 1\"]\n[SetUp \"1\"]\n\n1. Ke2 *\n");
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_NE(problems[0].find("Chess960"), std::string::npos);
}

TEST(Pasted, MovesWithoutTagsAreThoseOfTheGameShown) {
    const auto stacks = read_pasted(english, {}, 0, "1. a1-a2 a6-a5 2. 2a2-a4");
    ASSERT_TRUE(stacks);
    EXPECT_EQ(stacks->record.rules(), game::Rules::stackchess);
    EXPECT_EQ(stacks->record.moves.size(), 3U);
    EXPECT_TRUE(stacks->problems.empty());
    const auto large = read_pasted(english, {.size = 8}, 0, "1. a2-a3 a7-a6");
    ASSERT_TRUE(large) << large.error();
    EXPECT_EQ(large->record.moves.size(), 2U);
    const auto chess = read_pasted(english, {}, 0, "1. e4 e5 2. Nf3");
    ASSERT_TRUE(chess) << "only chess has these moves";
    EXPECT_EQ(chess->record.rules(), game::Rules::chess);
}

TEST(Pasted, MovesThatNoGameHasAreAFailure) {
    for (const char* const text : {"1. a1-a6", "1. Zz9", "hello"}) {
        const auto pasted = read_pasted(english, {}, 0, text);
        ASSERT_FALSE(pasted) << text;
        EXPECT_FALSE(pasted.error().empty());
    }
}

} // namespace
} // namespace wasm
