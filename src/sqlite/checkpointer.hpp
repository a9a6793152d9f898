#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "sqlite/connection.hpp"

namespace sqlite {

/// Copies the log of a database into it while somebody writes, in a thread of its own: no commit
/// waits until thousands of pages are on disk. As the log only starts afresh where nothing of it is
/// left to copy, the writer itself copies the little that has come meanwhile.
class Checkpointer {
  public:
    struct Limits {
        int step = 1000;     ///< pages after which they are copied
        int long_log = 4000; ///< pages after which the log should start afresh
        int most = 100'000;  ///< pages after which the writer waits
    };

    /// Takes care of the log of this connection, which it must not outlive, and which was opened
    /// with these options.
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
    int pages_before_ = 0; ///< in the log, after the commit before
    int next_;             ///< how many pages the log has when they are copied next

    std::mutex mutex_;
    std::condition_variable changed_;
    int pages_ = 0;          ///< in the log
    bool is_wanted_ = false; ///< the thread has, or is about to have, something to do
    bool is_copied_ = false; ///< it has done it since the last commit
    bool is_ending_ = false;
    std::jthread thread_; // the last: it uses all others
};

} // namespace sqlite
