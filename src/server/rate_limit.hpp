#pragma once

#include <algorithm>

#include "server/now.hpp"

namespace server {

/// A number of messages in a period, at once or spread over it.
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
        const Instant next = std::max(used_up_to_, now) + step;
        if (next - now > allowance.window) return false;
        used_up_to_ = next;
        return true;
    }
    /// Nothing of it is used any more.
    bool is_fresh(Instant now) const { return used_up_to_ <= now; }

  private:
    Instant used_up_to_{};
};

} // namespace server
