#pragma once

#include <deque>
#include <functional>

#include <pthread.h>

namespace engine {

/// Threads that help with one task: as many as the machine grants, which may be none.
class HelperThreads {
  public:
    HelperThreads() = default;
    HelperThreads(const HelperThreads&) = delete;
    HelperThreads& operator=(const HelperThreads&) = delete;
    /// Waits for all of them.
    ~HelperThreads() { join(); }

    /// Lets one more thread do this; false if there is none to be had.
    bool start(std::function<void()> work);
    /// Waits until all have done their work.
    void join();

  private:
    struct Helper {
        std::function<void()> work;
        pthread_t thread{};
    };
    std::deque<Helper> helpers_; ///< they stay where they are while others come
};

} // namespace engine
