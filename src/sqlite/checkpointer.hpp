#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "sqlite/connection.hpp"

namespace sqlite {

/// Copies the log of a database into it (a checkpoint) in its own thread, while others write: no
/// commit waits until thousands of pages are on disk. Because the log restarts only when all of it
/// has been copied, the writer itself copies the few pages added meanwhile.
class Checkpointer {
  public:
    struct Limits {
        int step = 1000;     ///< pages after which they are copied
        int long_log = 4000; ///< pages after which the log should restart
        int most = 100'000;  ///< pages after which the writer waits
    };

    /// Copies the log of this connection, which it must not outlive, and which was opened with
    /// these options.
    Checkpointer(Connection& writer, const ConnectOptions& options, Limits limits);
    Checkpointer(Connection& writer, const ConnectOptions& options);
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;
    ~Checkpointer();

  private:
    void committed(int pages);
    void work();
    void copy_most();

    Connection& writer_;
    Connection copier_;
    Limits limits_;
    int pages_before_ = 0; ///< in the log, after the previous commit
    int next_;             ///< the number of pages at which the log is copied next

    std::mutex mutex_;
    std::condition_variable changed_;
    int pages_ = 0;          ///< in the log
    bool is_wanted_ = false; ///< the thread has, or is about to have, work
    bool is_copied_ = false; ///< it has done its work since the last commit
    bool is_ending_ = false;
    std::jthread thread_; // last, because it uses all others
};

} // namespace sqlite
