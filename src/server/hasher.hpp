#pragma once

#include <functional>
#include <utility>

#include "server/workers.hpp"

namespace server {

/// One thread for hashing passwords, which is slow on purpose: somebody who tries many of them
/// delays only others who log in.
class Hasher {
  public:
    using Task = Workers::Task;
    using Work = std::function<Task()>;

    static constexpr std::size_t room = 32;

    explicit Hasher(Workers::Post post) : workers_({.room = room}, std::move(post)) {}

    /// False, and it is not done, if too many are waiting.
    bool add(Work work) {
        return workers_.add("",
                            [work = std::move(work)](std::size_t /*thread*/) { return work(); });
    }
    std::size_t waiting() const { return workers_.waiting(); }

  private:
    Workers workers_;
};

} // namespace server
