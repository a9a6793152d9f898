#include "words/numbers.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace words {
namespace {

using namespace std::chrono_literals;

TEST(Numbers, SharesHaveOneDecimal) {
    EXPECT_EQ(share_text(english, 934), "93.4%");
    EXPECT_EQ(share_text(french, 934), "93,4 %");
    EXPECT_EQ(share_text(english, 1000), "100.0%");
    EXPECT_EQ(share_text(english, 5), "0.5%");
}

TEST(Numbers, SecondsHaveTwoDecimals) {
    EXPECT_EQ(seconds_text(english, 1254ms), "1.25");
    EXPECT_EQ(seconds_text(french, 1255ms), "1,26");
    EXPECT_EQ(seconds_text(english, 0ms), "0.00");
    EXPECT_EQ(seconds_text(english, 59999ms), "60.00");
}

} // namespace
} // namespace words
