#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace server {

/// Threads for long work from the thread of the web, done in order of arrival.
class Workers {
  public:
    using Task = std::function<void()>;
    /// Runs in one of the threads, with that thread's index; the function it returns runs in the
    /// thread of the web.
    using Work = std::function<Task(std::size_t thread)>;
    using Post = std::function<void(Task)>;

    /// At most `room` pieces of work wait; `post` runs a function in the thread of the web.
    Workers(std::size_t threads, std::size_t room, Post post);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    /// Discards work that has not begun.
    ~Workers();

    /// False, and it is not done, if too many are waiting.
    bool add(Work work);
    std::size_t waiting() const;

  private:
    void run(std::size_t thread);

    std::size_t room_;
    Post post_;
    mutable std::mutex mutex_;
    std::condition_variable added_;
    std::deque<Work> queue_;
    bool is_ending_ = false;
    std::vector<std::jthread> threads_; // last, because they use all others
};

} // namespace server
