#pragma once

#include <algorithm>
#include <chrono>

#include "match/limits.hpp"

namespace match {

/// The clock of one player in one game.
class EngineClock {
  public:
    explicit EngineClock(const ClockTerms& control)
        : control_(control), left_(control.base), moves_to_go_(control.moves) {}

    Milliseconds left() const { return std::chrono::floor<Milliseconds>(left_); }
    Milliseconds increment() const { return control_.increment; }
    /// Until time is added; 0: never.
    int moves_to_go() const { return moves_to_go_; }

    /// A move has taken this long; time used beyond what was left is forgiven.
    void press(std::chrono::microseconds spent) {
        left_ = std::max(left_ - spent, std::chrono::microseconds(0)) + control_.increment;
        if (control_.moves == 0 || --moves_to_go_ > 0) return;
        left_ += control_.base;
        moves_to_go_ = control_.moves;
    }

  private:
    ClockTerms control_;
    std::chrono::microseconds left_;
    int moves_to_go_;
};

} // namespace match
