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

/// Hears of other nodes, in a thread of its own: at once where the database hints at something, and
/// every second in any case, of a share of the games at a time.
class Follower {
  public:
    /// Called in the follower's thread.
    struct Reports {
        std::function<void(std::vector<store::GameId> games)> hinted;
        std::function<void()> hinted_at_all; ///< nobody knows what was missed
        std::function<void(std::size_t share, std::size_t shares)> hinted_at_share;
        std::function<void(std::vector<store::LaterEvents> later)> happened;
        std::function<void(std::vector<store::Bulletin> bulletins)> told;
        std::function<void(std::vector<store::GameId> games)> due;
        /// By how much the calendar of the database is ahead of the one here.
        std::function<void(Milliseconds ahead)> measured;
    };

    /// Bulletins are told from the one after `last_bulletin` on.
    Follower(store::Exchange& exchange, std::int64_t last_bulletin, Reports reports);
    Follower(const Follower&) = delete;
    Follower& operator=(const Follower&) = delete;
    ~Follower();

    /// In any thread: what came after these is to be read.
    void read(std::vector<store::Known> known);

    /// By how much the calendar of a database is ahead of the one here, if it can be asked.
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
    std::vector<store::Known> wanted_;
    std::atomic<bool> is_ending_ = false;
    std::jthread thread_; // the last: it uses all others
};

} // namespace server
