#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "command/console.hpp"

namespace command {

/// A bar on a terminal's error output that shows the progress of a long task. It appears after one
/// second and is removed at the end; without a terminal there is none.
class ProgressBar {
  public:
    using SteadyClock = std::chrono::steady_clock;

    /// `total` is the final value of `done`, if it is known.
    ProgressBar(const Console& console, std::optional<std::uint64_t> total,
                SteadyClock::time_point start = SteadyClock::now());
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar() { clear(); }

    /// From now on the bar also shows the remaining time, if the total is known.
    void tell_time_left() { tells_time_left_ = true; }

    void update(std::uint64_t done, SteadyClock::time_point now = SteadyClock::now());

    /// Removes the bar before something else is printed; the next update draws it again.
    void clear();

  private:
    void draw(std::uint64_t done, SteadyClock::time_point now);
    std::string share_line(std::uint64_t done, SteadyClock::time_point now) const;

    const Console& console_;
    std::optional<std::uint64_t> total_;
    SteadyClock::time_point start_;
    SteadyClock::time_point next_;
    bool tells_time_left_ = false;
    std::size_t drawn_ = 0; ///< the width of what is drawn now
};

} // namespace command
