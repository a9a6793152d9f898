#pragma once

#include <functional>
#include <memory>
#include <vector>

namespace core {

/// Threads that help with one task: as many as the system grants, which may be none. A browser
/// grants none, so code that runs there must create threads only through this class.
class HelperThreads {
  public:
    HelperThreads();
    HelperThreads(const HelperThreads&) = delete;
    HelperThreads& operator=(const HelperThreads&) = delete;
    /// Waits for all of them.
    ~HelperThreads();

    /// Runs this in one more thread; false if the system grants none.
    bool start(std::function<void()> work);
    /// Waits until all have finished.
    void join();

  private:
    struct Helper;
    std::vector<std::unique_ptr<Helper>> helpers_;
};

} // namespace core
