#pragma once

#include <chrono>

namespace view {

/// A button for one less or one more that is held down: after a while it repeats.
struct HeldStep {
    static constexpr std::chrono::milliseconds delay{400};
    static constexpr std::chrono::milliseconds pace{90};

    int step = 0;
    bool has_begun = false;            ///< to repeat
    std::chrono::milliseconds next{0}; ///< when it does so

    /// Whether it acts now; if so, the next time is set.
    bool is_due(std::chrono::milliseconds now) {
        if (now < next) return false;
        has_begun = true;
        next = now + pace;
        return true;
    }
};

} // namespace view
