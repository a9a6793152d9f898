#pragma once

#include <atomic>

namespace match {

/// A request to stop, for any number of threads: to be checked, or to be waited for together with
/// other files.
class Stop {
  public:
    Stop();
    Stop(const Stop&) = delete;
    Stop& operator=(const Stop&) = delete;
    ~Stop();

    /// Permanent; from any thread or signal handler.
    void set();
    bool is_set() const { return is_set_; }
    /// Readable once it is set.
    int file() const { return file_; }

  private:
    std::atomic<bool> is_set_ = false;
    int file_;
};

} // namespace match
