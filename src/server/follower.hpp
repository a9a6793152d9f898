#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "server/now.hpp"
#include "store/exchange.hpp"

namespace server {

/// Listens to other nodes in its own thread: at once when the database notifies it, and in any case
/// every second, for a share of the games at a time.
class Follower {
  public:
    /// Called in the follower's thread.
    struct Reports {
        std::function<void(std::vector<store::GameId> games)> hinted;
        std::function<void()> hinted_at_all; ///< it is unknown what was missed
        std::function<void(std::size_t share, std::size_t shares)> hinted_at_share;
        std::function<void(std::vector<store::LaterEvents> later)> happened;
        std::function<void(std::vector<store::Bulletin> bulletins)> told;
        std::function<void(std::vector<store::GameId> games)> due;
        /// By how much the clock of the database is ahead of the one here.
        std::function<void(Milliseconds ahead)> measured;
    };

    /// Reports bulletins after `last_bulletin`.
    Follower(store::Exchange& exchange, std::int64_t last_bulletin, Reports reports);
    Follower(const Follower&) = delete;
    Follower& operator=(const Follower&) = delete;
    ~Follower();

    /// In any thread: requests the events after these.
    void read(std::vector<store::KnownEvents> known);
    /// In any thread: there are new bulletins.
    void listen();

    /// By how much the clock of a database is ahead of the one here, if it can be queried.
    static std::optional<Milliseconds> measure(store::Exchange& exchange);

  private:
    void work();
    void each_share();
    void each_second();
    void read_bulletins();
    void read_events();

    store::Exchange& exchange_;
    Reports reports_;
    std::int64_t last_bulletin_;
    Milliseconds ahead_{};
    std::size_t share_ = 0;
    std::mutex mutex_;
    std::vector<store::KnownEvents> wanted_;
    std::atomic<bool> has_bulletins_ = false;
    std::atomic<bool> is_ending_ = false;
    std::jthread thread_; // last, because it uses all others
};

} // namespace server
