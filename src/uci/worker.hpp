#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace uci {

/// Does one job after another, in a thread of its own. No more jobs wait than there is room for, by
/// their weight; one that is heavier than all the room waits alone.
class Worker {
  public:
    using Job = std::function<void()>;

    explicit Worker(std::size_t room);
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    /// Waits until all jobs are done.
    ~Worker();

    /// From any thread but its own; waits while there is no room.
    void add(Job job, std::size_t weight = 1);

    /// The same, but no longer than this; false, and the job stays, if there is no room by then.
    bool add_within(std::chrono::milliseconds time, Job& job, std::size_t weight);

    /// The weight of the jobs that wait.
    std::size_t waiting() const;

  private:
    struct Entry {
        Job job;
        std::size_t weight;
    };

    bool has_room(std::size_t weight) const { return jobs_.empty() || waiting_ + weight <= room_; }
    void push(Job& job, std::size_t weight);
    void work();

    std::size_t room_;
    mutable std::mutex mutex_;
    std::condition_variable added_;
    std::condition_variable taken_;
    std::deque<Entry> jobs_;
    std::size_t waiting_ = 0; ///< weight of all of them
    bool is_ending_ = false;
    std::jthread thread_; // the last: it uses all others
};

} // namespace uci
