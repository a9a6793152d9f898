#include "play/time_control.hpp"

#include <gtest/gtest.h>

namespace play {
namespace {

using std::chrono::seconds;

std::optional<TimeControl> control(int base, int increment) {
    return TimeControl{seconds(base), seconds(increment)};
}

TEST(TimeControl, IsReadInMinutesAndSeconds) {
    EXPECT_EQ(read_time_control("5+3"), control(300, 3));
    EXPECT_EQ(read_time_control("5"), control(300, 0));
    EXPECT_EQ(read_time_control("0.5+1"), control(30, 1));
    EXPECT_EQ(read_time_control("0,25+0"), control(15, 0));
    EXPECT_EQ(read_time_control("1.75"), control(105, 0));
    EXPECT_EQ(read_time_control("1:30+2"), control(90, 2));
    EXPECT_EQ(read_time_control("0:01"), control(1, 0));
    EXPECT_EQ(read_time_control("600+600"), control(36000, 600));
}

TEST(TimeControl, IsNothingElse) {
    for (const char* const text : {"",
                                   "0",
                                   "0+5",
                                   "+3",
                                   "5+",
                                   "5+3+1",
                                   "-5",
                                   "5+-3",
                                   "5 + 3",
                                   "x",
                                   "5x",
                                   "601",
                                   "5+601",
                                   "0.001",
                                   "0.33",
                                   "600.5",
                                   "600:01",
                                   "1:60",
                                   "1:3",
                                   "1:030",
                                   "1.",
                                   ".5",
                                   "1.5.5",
                                   "5+0.5",
                                   "5+3 ",
                                   "99999999999999999999",
                                   "0.0000000000000000001"})
        EXPECT_FALSE(read_time_control(text)) << text;
}

TEST(TimeControl, IsReadAsItIsWritten) {
    EXPECT_EQ(to_text(*control(300, 3)), "5+3");
    EXPECT_EQ(to_text(*control(30, 1)), "0:30+1");
    EXPECT_EQ(to_text(*control(65, 0)), "1:05+0");
    EXPECT_EQ(time_control_tag(*control(300, 3)), "300+3");
    for (int base = 1; base <= 36000; ++base) {
        EXPECT_EQ(read_time_control(to_text(*control(base, base % 601))),
                  control(base, base % 601));
        EXPECT_EQ(read_time_control_tag(time_control_tag(*control(base, base % 601))),
                  control(base, base % 601));
    }
}

TEST(TimeControl, OfTheTagIsOneOfOursOrNone) {
    EXPECT_EQ(read_time_control_tag("60"), control(60, 0));
    for (const char* const text :
         {"", "?", "-", "40/9000", "*180", "0", "36001", "300+3:60", "0.5"})
        EXPECT_FALSE(read_time_control_tag(text)) << text;
}

TEST(TimeControl, IsLowInTheLastQuarterOrTwentySeconds) {
    EXPECT_EQ(low_time({std::chrono::minutes(5)}), std::chrono::seconds(20));
    EXPECT_EQ(low_time({std::chrono::minutes(1)}), std::chrono::seconds(15));
}

} // namespace
} // namespace play
