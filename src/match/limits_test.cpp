#include "match/limits.hpp"

#include <gtest/gtest.h>

#include "match/engine_clock.hpp"

namespace match {
namespace {

using std::chrono::microseconds;

TEST(ClockTerms, IsRead) {
    EXPECT_EQ(read_clock_terms("10+0.1"), (ClockTerms{Milliseconds(10'000), Milliseconds(100), 0}));
    EXPECT_EQ(read_clock_terms("0.5"), (ClockTerms{Milliseconds(500), Milliseconds(0), 0}));
    EXPECT_EQ(read_clock_terms("40/60+0.25"),
              (ClockTerms{Milliseconds(60'000), Milliseconds(250), 40}));
    EXPECT_EQ(read_clock_terms("40/60+0,25"), read_clock_terms("40/60+0.25"));
    for (const char* text :
         {"", "0", "+1", "10+", "10+x", "0/10", "/10", "10.", "1.2345", "-5", "100000", "10+0.1 "})
        EXPECT_FALSE(read_clock_terms(text)) << text;
}

TEST(ClockTerms, IsWrittenAsItIsRead) {
    for (const char* text : {"10+0.1", "0.5", "40/60+0.25", "1+0.01", "300", "0.05+0.005"})
        EXPECT_EQ(to_text(*read_clock_terms(text)), text);
}

TEST(MoveLimits, AreSetByName) {
    MoveLimits limits;
    EXPECT_FALSE(limits.any());
    EXPECT_TRUE(set_limit(limits, "nodes", "5000"));
    EXPECT_TRUE(set_limit(limits, "depth", "6"));
    EXPECT_TRUE(set_limit(limits, "movetime", "20"));
    EXPECT_TRUE(set_limit(limits, "time", "1+0.01"));
    EXPECT_EQ(limits, (MoveLimits{ClockTerms{Milliseconds(1000), Milliseconds(10)},
                                  Milliseconds(20), 5000, 6}));
    const MoveLimits before = limits;
    for (const char* name : {"nodes", "depth", "movetime", "time", "colour"})
        EXPECT_FALSE(set_limit(limits, name, "0")) << name;
    EXPECT_EQ(limits, before);
}

TEST(MoveLimits, AreWrittenByName) {
    EXPECT_EQ(to_text(MoveLimits{}), "");
    EXPECT_EQ(to_text(MoveLimits{.nodes = 5000}), "nodes=5000");
    EXPECT_EQ(to_text(MoveLimits{ClockTerms{Milliseconds(1000), Milliseconds(10)}, Milliseconds(20),
                                 5000, 6}),
              "time=1+0.01; movetime=20; nodes=5000; depth=6");
}

TEST(EngineClock, LosesTimeAndGainsTheIncrement) {
    EngineClock clock({Milliseconds(1000), Milliseconds(10)});
    clock.press(microseconds(300'500));
    EXPECT_EQ(clock.left(), Milliseconds(709));
    clock.press(microseconds(500));
    EXPECT_EQ(clock.left(), Milliseconds(719));
    EXPECT_EQ(clock.moves_to_go(), 0);
}

TEST(EngineClock, ForgivesWhatIsOver) {
    EngineClock clock({Milliseconds(100), Milliseconds(10)});
    clock.press(microseconds(120'000));
    EXPECT_EQ(clock.left(), Milliseconds(10));
}

TEST(EngineClock, IsFilledAfterItsMoves) {
    EngineClock clock({Milliseconds(1000), Milliseconds(0), 2});
    EXPECT_EQ(clock.moves_to_go(), 2);
    clock.press(microseconds(400'000));
    EXPECT_EQ(clock.moves_to_go(), 1);
    EXPECT_EQ(clock.left(), Milliseconds(600));
    clock.press(microseconds(400'000));
    EXPECT_EQ(clock.moves_to_go(), 2);
    EXPECT_EQ(clock.left(), Milliseconds(1200));
}

} // namespace
} // namespace match
