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
    lines.show({"éàü-abc", "second", "third"}, {.columns = 6, .rows = 3});
    EXPECT_EQ(out.str(), "\r\x1B[Jéàü-a\nsecon\n");
    out.str("");
    lines.show({"x"}, {.columns = 1, .rows = 1});
    EXPECT_EQ(out.str(), "\x1B[1A\r\x1B[Jx\n");
}

} // namespace
} // namespace text
