#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

namespace search {

/// When a search must end; it ends at the first limit reached.
struct BudgetLimits {
    int depth = 0;                      ///< 0: none
    std::uint64_t nodes = 0;            ///< 0: none
    std::chrono::milliseconds time{0};  ///< 0: none
    std::chrono::milliseconds usual{0}; ///< the time after which only what has been begun is still
                                        ///< finished; more or less by how clear the best move is;
                                        ///< 0: none
    int win_in = 0;                     ///< stops once an end within these plies is proven;
                                        ///< 0: none
    const std::atomic<bool>* stop = nullptr;      ///< ends the search when it becomes true
    const std::atomic<bool>* pondering = nullptr; ///< times do not count while it is true
};

/// What the threads that search the same position share besides the table (lazy SMP).
struct Crew {
    std::atomic<std::uint64_t> nodes = 0; ///< of all of them, as far as reported
    std::atomic<bool> is_done = false;    ///< ends the search of all threads
};

/// Counts the nodes of one search and tells when a limit is reached. The clock and the stop flag
/// are checked now and then; nodes are counted exactly, so that a search without a time limit is
/// the same everywhere if it uses one thread.
class Budget {
  public:
    using SteadyClock = std::chrono::steady_clock;

    explicit Budget(const BudgetLimits& limits, Crew* crew = nullptr)
        : limits_(limits), crew_(crew), start_(SteadyClock::now()) {
        look();
    }

    /// Counts one more node; true once a limit is reached.
    bool spend() {
        if (is_spent_) return true;
        if (++nodes_ >= next_look_) look();
        return is_spent_;
    }

    bool is_spent() const { return is_spent_; }
    /// Of all threads together.
    std::uint64_t nodes() const { return nodes_ + (crew_ == nullptr ? 0 : crew_->nodes - told_); }
    std::chrono::milliseconds time() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(SteadyClock::now() - start_);
    }

    /// Whether nothing new should be started, if the usual time is stretched by this percentage.
    bool is_enough(int hundredths) const {
        return limits_.usual.count() != 0 && !is_pondering() &&
               time() * 100 >= limits_.usual * hundredths;
    }

  private:
    /// Checking should cost little, but not come late if nodes are slow.
    static constexpr std::uint64_t most_between_looks = 512;
    static constexpr std::uint64_t least_between_looks = 16;
    static constexpr std::chrono::microseconds long_between_looks{500};

    static bool is_set(const std::atomic<bool>* flag) {
        return flag != nullptr && flag->load(std::memory_order_relaxed);
    }
    bool is_pondering() const { return is_set(limits_.pondering); }

    void look() {
        if (crew_ != nullptr) crew_->nodes += nodes_ - told_;
        told_ = nodes_;
        is_spent_ = is_set(limits_.stop) || (crew_ != nullptr && crew_->is_done) ||
                    (limits_.nodes != 0 && nodes() >= limits_.nodes) ||
                    (limits_.time.count() != 0 && !is_pondering() && time() >= limits_.time);
        pace();
        next_look_ = nodes_ + between_looks_;
        if (limits_.nodes != 0) next_look_ = std::min(next_look_, limits_.nodes);
    }

    /// Checks more often if the last nodes were slow, and otherwise less often.
    void pace() {
        const SteadyClock::time_point now = SteadyClock::now();
        between_looks_ = now - last_look_ > long_between_looks
                             ? std::max(between_looks_ / 2, least_between_looks)
                             : std::min(between_looks_ * 2, most_between_looks);
        last_look_ = now;
    }

    BudgetLimits limits_;
    Crew* crew_;
    SteadyClock::time_point start_;
    SteadyClock::time_point last_look_ = start_;
    std::uint64_t between_looks_ = least_between_looks;
    std::uint64_t nodes_ = 0;
    std::uint64_t told_ = 0; ///< how many of these the other threads know
    std::uint64_t next_look_ = 0;
    bool is_spent_ = false;
};

} // namespace search
