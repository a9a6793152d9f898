#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/fair_queue.hpp"

namespace server {

/// Threads for long work from the thread of the web. Those for whom it is done are served in turn.
class Workers {
  public:
    using Task = std::function<void()>;
    /// Runs in one of the threads, with that thread's index; the function it returns runs in the
    /// thread of the web.
    using Work = std::function<Task(std::size_t thread)>;
    using Post = std::function<void(Task)>;

    struct Limits {
        std::size_t threads = 1;
        std::size_t room = 0; ///< how much work waits at most
        /// How long work waits; later it is not done.
        std::chrono::nanoseconds patience = std::chrono::nanoseconds::max();
    };

    /// `post` runs a function in the thread of the web.
    Workers(Limits limits, Post post);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    /// Discards work that has not begun.
    ~Workers();

    /// False, and it is not done, if too much is waiting. `late` runs in the thread of the web
    /// instead of the work if that has waited for too long.
    bool add(const std::string& whose, Work work, Task late = {});
    std::size_t waiting() const;

  private:
    using Clock = std::chrono::steady_clock;
    struct Job {
        Work work{};
        Task late{};
        Clock::time_point added{};
    };

    void run(std::size_t thread);

    Limits limits_;
    Post post_;
    mutable std::mutex mutex_;
    std::condition_variable added_;
    FairQueue<Job> queue_;
    bool is_ending_ = false;
    std::vector<std::jthread> threads_; // last, because they use all others
};

} // namespace server
