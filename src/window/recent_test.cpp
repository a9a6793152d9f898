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

struct Heavy {
    std::size_t pixels = 0;
    std::size_t weight() const { return pixels; }
};

TEST(Recent, CountsByWeightWhereThereIsOne) {
    Recent<int, Heavy> recent(100);
    for (int i = 0; i < 50; ++i) recent.at(i, [] { return Heavy{2}; });
    EXPECT_EQ(recent.size(), 50U);
    recent.at(50, [] { return Heavy{90}; });
    EXPECT_EQ(recent.size(), 6U) << "the heavy one and five light ones";
    EXPECT_EQ(recent.weight(), 100U);
    recent.at(51, [] { return Heavy{1000}; });
    EXPECT_EQ(recent.size(), 1U) << "what is painted now is always kept";
}

} // namespace
} // namespace window
