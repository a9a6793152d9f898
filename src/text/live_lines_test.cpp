#include "text/live_lines.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace text {
namespace {

TEST(LiveLines, TakeThePlaceOfThoseBefore) {
    std::ostringstream out;
    LiveLines lines(out);
    lines.show({"one", "two"}, {});
    EXPECT_EQ(out.str(), "\r\x1B[Jone\ntwo\n");
    out.str("");
    lines.show({"three"}, {});
    EXPECT_EQ(out.str(), "\x1B[2A\r\x1B[Jthree\n");
    out.str("");
    lines.show({"four"}, {});
    EXPECT_EQ(out.str(), "\x1B[1A\r\x1B[Jfour\n");
}

TEST(LiveLines, AreCutToTheTerminal) {
    std::ostringstream out;
    LiveLines lines(out);
    lines.show({"éàü-abcdef", "second", "third"}, {.columns = 10, .rows = 3});
    EXPECT_EQ(out.str(), "\r\x1B[Jéàü-a ...\nsecond\n");
    out.str("");
    lines.show({"x"}, {.columns = 1, .rows = 1});
    EXPECT_EQ(out.str(), "\x1B[1A\r\x1B[Jx\n");
}

TEST(LiveLines, ShowThatWordsAreMissing) {
    const auto shown = [](const std::string& line, int columns) {
        std::ostringstream out;
        LiveLines(out).show({line}, {.columns = columns, .rows = 3});
        return out.str().substr(4);
    };
    EXPECT_EQ(shown("1. e4 e5 2. Nf3", 16), "1. e4 e5 2. Nf3\n");
    EXPECT_EQ(shown("1. e4 e5 2. Nf3", 15), "1. e4 e5 ...\n");
    EXPECT_EQ(shown("1. e4 e5 2. Nf3", 13), "1. e4 e5 ...\n");
    EXPECT_EQ(shown("1. é4 e5 2. Nf3", 12), "1. é4 ...\n");
    EXPECT_EQ(shown("abcdefghijkl", 9), "abcd ...\n");
}

} // namespace
} // namespace text
