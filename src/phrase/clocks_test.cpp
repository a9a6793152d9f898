#include "phrase/clocks.hpp"

#include <gtest/gtest.h>

namespace phrase {
namespace {

using std::chrono::milliseconds;

TEST(ClockText, ShowsHoursMinutesSecondsAndTheLastTenths) {
    EXPECT_EQ(clock_text(milliseconds(3'600'000)), "1:00:00");
    EXPECT_EQ(clock_text(milliseconds(293'001)), "4:54");
    EXPECT_EQ(clock_text(milliseconds(10'000)), "0:10");
    EXPECT_EQ(clock_text(milliseconds(9'499)), "0:09.4");
    EXPECT_EQ(clock_text(milliseconds(0)), "0:00.0");
    EXPECT_EQ(clock_text(milliseconds(-5)), "0:00.0");
}

TEST(ClockText, ChangesWhenItSays) {
    for (const int left : {300'000, 299'999, 10'001, 10'000, 9'950, 101, 100}) {
        const milliseconds now(left);
        const milliseconds wait = next_clock_change(now);
        EXPECT_GT(wait.count(), 0);
        EXPECT_NE(clock_text(now), clock_text(now - wait - milliseconds(1))) << left;
    }
}

} // namespace
} // namespace phrase
