#include "core/suggestion.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace core {
namespace {

const std::vector<std::string> commands{"show", "moves", "apply", "perft", "pgn"};

TEST(Suggestion, IsTheNearestWord) {
    EXPECT_EQ(suggestion("mvoes", commands), "moves");
    EXPECT_EQ(suggestion("move", commands), "moves");
    EXPECT_EQ(suggestion("prft", commands), "perft");
    EXPECT_EQ(suggestion("png", commands), "pgn");
}

TEST(Suggestion, PassesOverCapitalsAndDashes) {
    EXPECT_EQ(suggestion("Moves", commands), "moves");
    EXPECT_EQ(suggestion("--perft", commands), "perft");
    const std::vector<std::string> options{"--size", "--knights", "--no-promotion"};
    EXPECT_EQ(suggestion("-size", options), "--size");
    EXPECT_EQ(suggestion("--Knight", options), "--knights");
    EXPECT_EQ(suggestion("--nopromotion", options), "--no-promotion");
}

TEST(Suggestion, CompletesWhatIsBegun) {
    const std::vector<std::string> words{"analyse", "analyser", "apply", "--position"};
    EXPECT_EQ(suggestion("ana", words), "analyse");
    EXPECT_EQ(suggestion("ap", words), "apply");
    EXPECT_EQ(suggestion("--pos", words), "--position");
    EXPECT_EQ(suggestion("analyser", words), "analyser");
    EXPECT_EQ(suggestion("p", words), "");
}

TEST(Suggestion, HasMoreInCommonThanNot) {
    const std::vector<std::string> words{"play", "uci", "tour", "show", "pgn", "match", "rules"};
    for (const char* const typed :
         {"foo", "list", "quit", "go", "eval", "test", "new", "a", "chess"})
        EXPECT_EQ(suggestion(typed, words), "") << typed;
}

TEST(Suggestion, IsEmptyWhereNothingIsNear) {
    EXPECT_EQ(suggestion("play", std::vector<std::string>{"moves"}), "");
    EXPECT_EQ(suggestion("xyz", commands), "");
    EXPECT_EQ(suggestion("", commands), "");
    EXPECT_EQ(suggestion(std::string(1'000'000, 'm'), commands), "");
}

} // namespace
} // namespace core
