#pragma once

#include <chrono>

namespace view {

/// A stepper's button that is held down: after a delay it repeats.
struct HeldStep {
    static constexpr std::chrono::milliseconds delay{400};
    static constexpr std::chrono::milliseconds pace{90};

    int step = 0;
    bool has_begun = false;            ///< it has begun to repeat
    std::chrono::milliseconds next{0}; ///< the time of the next repetition

    /// Whether it acts now; if so, the next time is set.
    bool is_due(std::chrono::milliseconds now) {
        if (now < next) return false;
        has_begun = true;
        next = now + pace;
        return true;
    }
};

} // namespace view
