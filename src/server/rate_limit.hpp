#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "server/now.hpp"

namespace server {

/// A number of messages in a period, all at once or spread over it.
struct Allowance {
    int count = 1;
    Milliseconds window{};
};

/// How much of an allowance someone has used (the generic cell rate algorithm).
class RateLimit {
  public:
    /// Whether one more message is within the allowance; it is counted if it is.
    bool admits(const Allowance& allowance, Instant now) {
        const Milliseconds step = allowance.window / allowance.count;
        if (std::max(used_up_to_, now) + step - now > allowance.window) return false;
        if (is_fresh(now)) untold_ = {};
        untold_ += step;
        use(step, now);
        return true;
    }
    /// Adds use of this much of the window.
    void use(Milliseconds part, Instant now) { used_up_to_ = std::max(used_up_to_, now) + part; }
    /// The use admitted here since the last call that still counts, to be reported to other nodes.
    /// Nothing as long as it is small.
    std::optional<Milliseconds> take_untold(const Allowance& allowance) {
        constexpr int little = 10;
        if (untold_ < allowance.window / little) return std::nullopt;
        return std::exchange(untold_, {});
    }
    /// Whether none of it is in use any more.
    bool is_fresh(Instant now) const { return used_up_to_ <= now; }

  private:
    Instant used_up_to_{};
    Milliseconds untold_{};
};

} // namespace server
