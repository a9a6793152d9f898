#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "server/workers.hpp"
#include "store/store.hpp"

namespace server {

/// Threads for long reads, each with its own connection to the database: files of many games, and
/// public data. Players do not wait for these, even if the database is slow.
class Readers {
  public:
    using Task = Workers::Task;
    using Work = std::function<Task(store::Store&)>;

    static constexpr std::size_t room = 1000;
    static constexpr std::chrono::seconds patience{10};

    Readers(std::vector<store::Store*> stores, Workers::Post post,
            std::chrono::milliseconds longest_wait = patience)
        : stores_(std::move(stores)),
          workers_({stores_.size(), room, longest_wait}, std::move(post)) {}

    Readers(const Readers&) = delete;
    Readers& operator=(const Readers&) = delete;
    /// Does not wait for the database.
    ~Readers() {
        for (store::Store* const store : stores_) store->give_up();
    }

    /// Addresses are served in turn. False, and it is not done, if too much is waiting. `late` runs
    /// in the thread of the web instead of the work if that has waited for too long.
    bool add(const std::string& address, Work work, Task late) {
        return workers_.add(
            address,
            [this, work = std::move(work)](std::size_t thread) { return work(*stores_[thread]); },
            std::move(late));
    }
    std::size_t waiting() const { return workers_.waiting(); }

  private:
    std::vector<store::Store*> stores_; ///< one for each thread
    Workers workers_;
};

} // namespace server
