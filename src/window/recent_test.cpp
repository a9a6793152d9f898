#include "window/recent.hpp"

#include <string>

#include <gtest/gtest.h>

namespace window {
namespace {

TEST(Recent, MakesAThingOnce) {
    Recent<int, std::string> recent(2);
    int made = 0;
    const auto make = [&] { return std::to_string(++made); };
    EXPECT_EQ(recent.at(7, make), "1");
    EXPECT_EQ(recent.at(7, make), "1");
    EXPECT_EQ(recent.at(8, make), "2");
    EXPECT_EQ(recent.size(), 2U);
}

TEST(Recent, ForgetsWhatWasNotAskedForLongest) {
    Recent<int, int> recent(2);
    int made = 0;
    const auto make = [&] { return ++made; };
    recent.at(1, make);
    recent.at(2, make);
    recent.at(1, make);
    recent.at(3, make);
    EXPECT_EQ(recent.size(), 2U);
    EXPECT_EQ(recent.at(1, make), 1);
    EXPECT_EQ(recent.at(2, make), 4);
    recent.clear();
    EXPECT_EQ(recent.at(1, make), 5);
}

} // namespace
} // namespace window
