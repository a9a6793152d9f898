#include "play/clock.hpp"

#include <algorithm>

namespace play {

Instant steady_now() {
    return std::chrono::time_point_cast<Milliseconds>(std::chrono::steady_clock::now());
}

Clock::Clock(const TimeControl& control, core::Color turn)
    : control_(control), left_{control.base, control.base}, turn_(turn) {}

Milliseconds Clock::spent(Instant now) const {
    return since_ ? std::max(now - *since_, Milliseconds(0)) : Milliseconds(0);
}

Milliseconds Clock::remaining(core::Color color, Instant now) const {
    const Milliseconds left = left_[core::index(color)];
    return color == turn_ ? std::max(left - spent(now), Milliseconds(0)) : left;
}

Clock::Times Clock::remaining(Instant now) const {
    return {remaining(core::Color::white, now), remaining(core::Color::black, now)};
}

void Clock::settle(Instant now) {
    left_[core::index(turn_)] = remaining(turn_, now);
    if (since_) since_ = std::max(*since_, now);
}

void Clock::press(Instant now, bool brings_increment) {
    settle(now);
    Milliseconds& left = left_[core::index(turn_)];
    if (brings_increment && left > Milliseconds(0)) left += control_.increment;
    turn_ = ~turn_;
}

void Clock::pause(Instant now) {
    settle(now);
    since_.reset();
}

void Clock::resume(Instant now) {
    settle(now);
    if (!since_) since_ = now;
}

void Clock::set(const Times& left, core::Color turn, Instant now) {
    settle(now);
    left_ = left;
    turn_ = turn;
}

bool Clock::has_fallen(Instant now) const { return remaining(turn_, now) == Milliseconds(0); }

} // namespace play
