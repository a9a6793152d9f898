#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

namespace search {

/// When a search must end; the first limit reached ends it.
struct Limits {
    int depth = 0;                           ///< 0: none
    std::uint64_t nodes = 0;                 ///< 0: none
    std::chrono::milliseconds time{0};       ///< 0: none
    const std::atomic<bool>* stop = nullptr; ///< ends the search when it becomes true
};

/// Counts the nodes of one search and tells when a limit is reached. The clock and the stop flag
/// are looked at now and then; nodes are counted exactly, so that a search without a time limit is
/// the same everywhere.
class Budget {
  public:
    Budget() = default;
    explicit Budget(const Limits& limits) : limits_(limits), start_(Clock::now()) { look(); }

    /// Counts one node more; true from the moment when a limit is reached.
    bool spend() {
        if (is_spent_) return true;
        if (++nodes_ >= next_look_) look();
        return is_spent_;
    }

    bool is_spent() const { return is_spent_; }
    std::uint64_t nodes() const { return nodes_; }

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t nodes_between_looks = 512;

    void look() {
        if (limits_.nodes != 0 && nodes_ >= limits_.nodes) is_spent_ = true;
        if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed))
            is_spent_ = true;
        if (limits_.time.count() != 0 && Clock::now() - start_ >= limits_.time) is_spent_ = true;
        next_look_ = nodes_ + nodes_between_looks;
        if (limits_.nodes != 0) next_look_ = std::min(next_look_, limits_.nodes);
    }

    Limits limits_;
    Clock::time_point start_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_look_ = 0;
    bool is_spent_ = false;
};

} // namespace search
