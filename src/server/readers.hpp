#pragma once

#include <functional>
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

    Readers(std::vector<store::Store*> stores, Workers::Post post)
        : stores_(std::move(stores)), workers_(stores_.size(), room, std::move(post)) {}

    /// False, and it is not done, if too many are waiting.
    bool add(Work work) {
        return workers_.add(
            [this, work = std::move(work)](std::size_t thread) { return work(*stores_[thread]); });
    }
    std::size_t waiting() const { return workers_.waiting(); }

  private:
    std::vector<store::Store*> stores_; ///< one for each thread
    Workers workers_;
};

} // namespace server
