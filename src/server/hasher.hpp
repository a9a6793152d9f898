#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace server {

/// One thread for the work with passwords, which takes long on purpose: trying many of them
/// makes others wait who do the same, and nobody else.
class Hasher {
  public:
    using Task = std::function<void()>;
    /// Done in the hasher's thread; what it returns is to be done in the thread of the web.
    using Work = std::function<Task()>;

    static constexpr std::size_t room = 32;

    /// `post` lets the thread of the web do something.
    explicit Hasher(std::function<void(Task)> post);
    Hasher(const Hasher&) = delete;
    Hasher& operator=(const Hasher&) = delete;
    /// What has not begun is never done.
    ~Hasher();

    /// False, and it is not done, if too much is waiting.
    bool add(Work work);
    std::size_t waiting() const;

  private:
    void run();

    std::function<void(Task)> post_;
    mutable std::mutex mutex_;
    std::condition_variable added_;
    std::deque<Work> queue_;
    bool is_ending_ = false;
    std::jthread thread_; // the last: it uses all others
};

} // namespace server
