#include "uci/tokens.hpp"

#include <gtest/gtest.h>

namespace uci {
namespace {

TEST(Tokens, AreSeparatedByBlanksOfAnyKind) {
    using namespace std::string_view_literals;
    Tokens tokens("  go\tdepth \0 3 \r"sv);
    EXPECT_EQ(tokens.peek(), "go");
    EXPECT_EQ(tokens.take(), "go");
    EXPECT_EQ(tokens.rest(), "depth \0 3 \r"sv);
    EXPECT_EQ(tokens.take(), "depth");
    EXPECT_EQ(tokens.take(), "3");
    EXPECT_TRUE(tokens.empty());
    EXPECT_EQ(tokens.take(), "");
    EXPECT_TRUE(Tokens(" \n ").empty());
}

TEST(Tokens, AreTakenTogetherUpToAWord) {
    Tokens tokens("Clear   Hash value x");
    EXPECT_EQ(tokens.take_until("value"), "Clear Hash");
    EXPECT_EQ(tokens.take_until("value"), "x");
    EXPECT_EQ(tokens.take_until("value"), "");
}

TEST(Shown, IsShortAndPlain) {
    EXPECT_EQ(shown("e2e5"), "e2e5");
    EXPECT_EQ(shown("a\x01\xC3\xA9\x7F"), "a????");
    EXPECT_EQ(shown(std::string(1'000, 'x')).size(), 103U);
}

} // namespace
} // namespace uci
