#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace uci {

/// Does one job after another, in a thread of its own.
class Worker {
  public:
    using Job = std::function<void()>;

    Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    /// Waits until all jobs are done.
    ~Worker();

    /// From any thread; never waits for a job.
    void add(Job job);

    /// How many jobs are waiting.
    std::size_t waiting() const;

  private:
    void work();

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> jobs_;
    bool is_ending_ = false;
    std::jthread thread_; // the last: it uses all others
};

} // namespace uci
