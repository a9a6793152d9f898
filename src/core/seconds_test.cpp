#include "core/seconds.hpp"

#include <gtest/gtest.h>

namespace core {
namespace {

using std::chrono::milliseconds;
constexpr std::chrono::seconds hour{3600};

TEST(Seconds, HaveUpToThreeDecimals) {
    EXPECT_EQ(read_seconds("0", hour), milliseconds(0));
    EXPECT_EQ(read_seconds("10", hour), milliseconds(10'000));
    EXPECT_EQ(read_seconds("0.1", hour), milliseconds(100));
    EXPECT_EQ(read_seconds("0,5", hour), milliseconds(500));
    EXPECT_EQ(read_seconds("2.05", hour), milliseconds(2050));
    EXPECT_EQ(read_seconds("2,005", hour), milliseconds(2005));
    EXPECT_EQ(read_seconds("3600.000", hour), milliseconds(3'600'000));
}

TEST(Seconds, AreNothingElse) {
    for (const char* const text : {"", ".", "1.", ".5", "1.2345", "1.0000", "-1", "+1", "1.-5",
                                   "1.5.5", "1e3", " 1", "1 ", "3601", "3600.001", "99999999999"})
        EXPECT_FALSE(read_seconds(text, hour)) << text;
}

} // namespace
} // namespace core
