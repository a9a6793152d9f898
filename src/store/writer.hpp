#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "store/store.hpp"

namespace store {

/// A written change, by the ticket with which it was added.
struct Written {
    std::uint64_t ticket = 0;
    ChangeResult outcome{};
};

/// A batch of changes written together, and how long that took.
struct Batch {
    std::vector<Written> written{};
    std::chrono::nanoseconds waited{}; ///< the longest time that any of them had queued
    std::chrono::nanoseconds commit{};
    std::size_t left = 0; ///< how many have been queued meanwhile
};

/// Commits changes in its own thread: all queued changes are one transaction. Changes are made in
/// the order in which they were added. Those with an unknown outcome are repeated until it is
/// known, or `tries` times.
class Writer {
  public:
    /// Called in the writer's thread, once for each transaction.
    using Listener = std::function<void(Batch)>;

    struct Limits {
        std::size_t room = 20'000; ///< changes that may wait
        std::size_t batch = 2'000; ///< changes in one transaction
        int tries = 3;
        std::chrono::milliseconds pause{100}; ///< between tries
    };

    /// Only the writer may use the store as long as the writer lives.
    Writer(Store& store, Listener listener, Limits limits);
    Writer(Store& store, Listener listener);
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    /// Waits until everything is written and reported.
    ~Writer();

    /// From any thread; false, and nothing will be reported, if there is no room.
    bool add(std::uint64_t ticket, Change change);
    /// Waits until all that was added before is written and reported; not from `Listener`.
    void drain();
    /// How many changes wait.
    std::size_t waiting() const;

  private:
    using Moment = std::chrono::steady_clock::time_point;
    struct Queue {
        std::vector<std::uint64_t> tickets{};
        std::vector<Change> changes{};
        Moment oldest{};
    };

    void work();
    bool wait_for_changes(Queue& taken);
    void write(Queue queue);
    std::vector<ChangeResult> commit(const std::vector<Change>& changes);

    Store& store_;
    Listener listener_;
    Limits limits_;
    mutable std::mutex mutex_;
    std::condition_variable added_;
    std::condition_variable idle_;
    Queue queue_;
    bool is_writing_ = false;
    bool is_ending_ = false;
    std::jthread thread_; // last, because it uses all others
};

} // namespace store
