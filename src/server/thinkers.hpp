#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "engine/searcher.hpp"
#include "server/effect.hpp"
#include "server/fair_queue.hpp"

namespace server {

/// A few threads that think for all computer players of the server, for one person after the other.
/// Each thread has its own memory; games have none.
class Thinkers {
  public:
    /// Called in one of the threads.
    using Listener =
        std::function<void(const store::GameId& game, std::uint32_t number, engine::Thought)>;

    struct Limits {
        int threads = 1;
        std::size_t megabytes = 4;            ///< for the transposition table
        std::chrono::milliseconds time{5000}; ///< for a move
    };

    Thinkers(Limits limits, Listener listener);
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;
    /// Ends all searches.
    ~Thinkers();

    /// From any thread. Cancels an earlier task of the same game.
    void add(Think think);
    std::size_t waiting() const;

  private:
    struct SearchThread {
        std::vector<std::unique_ptr<engine::Searcher>> searchers{}; ///< by game
        store::GameId game{};                                       ///< that it is thinking about
        std::jthread thread{};
    };

    void work(SearchThread& thread);
    bool take(SearchThread& thread, Think& think);

    Limits limits_;
    Listener listener_;
    mutable std::mutex mutex_;
    std::condition_variable added_;
    FairQueue<Think> queue_; ///< by person
    bool is_ending_ = false;
    std::vector<std::unique_ptr<SearchThread>> threads_;
};

} // namespace server
