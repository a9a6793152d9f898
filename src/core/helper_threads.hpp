#pragma once

#include <functional>
#include <memory>
#include <vector>

namespace core {

/// Threads that help with one task: as many as the machine grants, which may be none. A browser
/// grants none, so this is the only way to threads for whatever runs there.
class HelperThreads {
  public:
    HelperThreads();
    HelperThreads(const HelperThreads&) = delete;
    HelperThreads& operator=(const HelperThreads&) = delete;
    /// Waits for all of them.
    ~HelperThreads();

    /// Lets one more thread do this; false if there is none to be had.
    bool start(std::function<void()> work);
    /// Waits until all have done their work.
    void join();

  private:
    struct Helper;
    std::vector<std::unique_ptr<Helper>> helpers_;
};

} // namespace core
