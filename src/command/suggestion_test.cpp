#include "command/suggestion.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace command {
namespace {

const std::vector<std::string> commands{"show", "moves", "apply", "perft", "pgn"};

TEST(Suggestion, IsTheNearestWord) {
    EXPECT_EQ(suggestion("mvoes", commands), "moves");
    EXPECT_EQ(suggestion("move", commands), "moves");
    EXPECT_EQ(suggestion("prft", commands), "perft");
    EXPECT_EQ(suggestion("png", commands), "pgn");
}

TEST(Suggestion, IsEmptyWhereNothingIsNear) {
    EXPECT_EQ(suggestion("play", std::vector<std::string>{"moves"}), "");
    EXPECT_EQ(suggestion("xyz", commands), "");
    EXPECT_EQ(suggestion("", commands), "");
    EXPECT_EQ(suggestion(std::string(1'000'000, 'm'), commands), "");
}

} // namespace
} // namespace command
