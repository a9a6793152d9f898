#include "play/clock.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace play {
namespace {

using core::Color;
using std::chrono::seconds;

Instant at(int milliseconds) { return Instant(Milliseconds(milliseconds)); }

constexpr TimeControl control{seconds(10), seconds(2)};

TEST(Clock, StandsUntilItIsStarted) {
    Clock clock(control, Color::black);
    EXPECT_EQ(clock.turn(), Color::black);
    EXPECT_EQ(clock.remaining(Color::black, at(5000)), Milliseconds(10'000));
    clock.resume(at(5000));
    EXPECT_EQ(clock.remaining(Color::black, at(6500)), Milliseconds(8'500));
    EXPECT_EQ(clock.remaining(Color::white, at(6500)), Milliseconds(10'000));
}

TEST(Clock, AddsTheIncrementAndRunsForTheOther) {
    Clock clock(control, Color::white);
    clock.resume(at(0));
    clock.press(at(3000));
    EXPECT_EQ(clock.remaining(at(4000)), (Clock::Times{Milliseconds(9000), Milliseconds(9000)}));
    clock.press(at(4000));
    EXPECT_EQ(clock.remaining(at(4000)), (Clock::Times{Milliseconds(9000), Milliseconds(11000)}));
}

TEST(Clock, FallsForThePlayerToMove) {
    Clock clock(control, Color::white);
    clock.resume(at(0));
    EXPECT_FALSE(clock.has_fallen(at(9999)));
    EXPECT_TRUE(clock.has_fallen(at(10'000)));
    clock.press(at(10'001)); // too late: nothing is added any more
    EXPECT_EQ(clock.remaining(Color::white, at(10'001)), Milliseconds(0));
    EXPECT_FALSE(clock.has_fallen(at(10'001)));
}

TEST(Clock, IgnoresATimeThatGoesBackwards) {
    Clock clock(control, Color::white);
    clock.resume(at(5000));
    clock.press(at(6000));
    clock.press(at(4000));
    EXPECT_EQ(clock.remaining(at(4000)),
              (Clock::Times{Milliseconds(11'000), Milliseconds(12'000)}));
    EXPECT_EQ(clock.remaining(at(6001)),
              (Clock::Times{Milliseconds(10'999), Milliseconds(12'000)}));
}

/// A pair of clocks as a watchmaker builds it: every millisecond something ticks.
struct TickingClock {
    int left[2];
    int increment;
    int turn;
    bool running = false;
    int now = 0;

    void wait_until(int moment) {
        for (; now < moment; ++now)
            if (running && left[turn] > 0) --left[turn];
    }
    void press() {
        if (left[turn] > 0) left[turn] += increment;
        turn = 1 - turn;
    }
};

/// Does one random thing to both clocks.
void disturb(Clock& clock, TickingClock& model, core::Random& random, int moment) {
    model.wait_until(moment);
    switch (random.below(6)) {
    case 0: clock.pause(at(moment)), model.running = false; break;
    case 1: clock.resume(at(moment)), model.running = true; break;
    case 2: {
        const int left = static_cast<int>(random.below(40));
        clock.set({Milliseconds(left), Milliseconds(40)}, Color::black, at(moment));
        model.left[0] = left, model.left[1] = 40, model.turn = 1;
        break;
    }
    default: clock.press(at(moment)), model.press();
    }
}

TEST(Clock, AgreesWithOneThatTicks) {
    core::Random random(1);
    for (int sequence = 0; sequence < 1'000'000; ++sequence) {
        const int left = static_cast<int>(random.below(30));
        const int increment = static_cast<int>(random.below(2));
        Clock clock({seconds(1), seconds(increment)}, Color::white);
        clock.set({Milliseconds(left), Milliseconds(left)}, Color::white, at(0));
        clock.resume(at(0));
        TickingClock model{{left, left}, 1000 * increment, 0, true};
        int latest = 0;
        for (int step = 0; step < 6; ++step) {
            // Now and then someone reads an older time.
            const int moment = latest + static_cast<int>(random.below(12)) - 2;
            latest = std::max(latest, moment);
            disturb(clock, model, random, latest);
            const Clock::Times times = clock.remaining(at(latest));
            ASSERT_EQ(times[0].count(), model.left[0]) << sequence;
            ASSERT_EQ(times[1].count(), model.left[1]) << sequence;
            ASSERT_EQ(clock.has_fallen(at(latest)), model.left[model.turn] == 0) << sequence;
            ASSERT_EQ(clock.remaining(clock.turn(), at(latest - 3)),
                      times[core::index(clock.turn())]);
        }
    }
}

} // namespace
} // namespace play
