#include "play/date.hpp"

#include <cstdlib>
#include <ctime>

#include <gtest/gtest.h>

namespace play {
namespace {

TEST(Date, IsTheDayWhereWeAre) {
    const std::chrono::system_clock::time_point late(std::chrono::seconds(1'779'055'200));
    setenv("TZ", "UTC0", 1);
    tzset();
    EXPECT_EQ(day_text(late), "2026-05-17");
    EXPECT_EQ(date_tag(late), "2026.05.17");
    setenv("TZ", "EAST-3", 1);
    tzset();
    EXPECT_EQ(day_text(late), "2026-05-18");
    unsetenv("TZ");
    tzset();
}

} // namespace
} // namespace play
