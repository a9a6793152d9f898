#include "wasm/pasted.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace wasm {
namespace {

using words::english;

std::vector<std::string> problems_of(std::string_view text) {
    const auto pasted = read_pasted(english, game::Rules::stackchess, 0, text);
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

} // namespace
} // namespace wasm
