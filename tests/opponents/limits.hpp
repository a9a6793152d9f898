#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace opponents {

/// When an opponent must have its move; the first limit reached counts.
struct Limits {
    std::chrono::milliseconds time{0}; ///< 0: none
    std::uint64_t nodes = 0;           ///< 0: none
    int depth = 0;                     ///< 0: none
    const std::atomic<bool>* stop = nullptr;

    bool is_stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

} // namespace opponents
