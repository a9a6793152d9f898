#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

#include "engine/searcher.hpp"

namespace uci {

/// Ends searches and lets their moves be reported. Commands may come at any time and apply to all
/// searches requested until then, even if those have not started. Searches run one after another in
/// the order in which they were requested.
class Control {
  public:
    /// The place of a search among all.
    using Ticket = std::uint64_t;

    /// What the answer waits for.
    struct Patience {
        bool is_ponder = false;   ///< `hit_ponder` or `stop`
        bool is_infinite = false; ///< `stop`
        bool is_bounded = false;  ///< nothing: it is finished even if no more commands can come
    };

    // For the reading thread.

    Ticket ask();
    /// The last requested search will not be made after all.
    void withdraw();
    /// Waits for the next search to start, if there is one; whether one is running now.
    bool await_search();
    /// Whether a search is running that only a command will end.
    bool needs_order() const;
    void stop();
    void hit_ponder();
    /// No command will come any more: nobody need wait for one, or for time to pass.
    void end_input();
    /// Nobody wants an answer, now or later.
    void close();

    // For the searching thread.

    /// Starts the search of a ticket with `searcher`, which receives commands until `end`.
    void begin(Ticket ticket, engine::Searcher& searcher, Patience patience);
    bool is_stopped() const;
    /// Waits until the answer may be reported.
    void wait_for_leave();
    void end();

  private:
    // These apply to the running search; the mutex is locked.
    bool waits() const;
    bool must_stop() const;
    void pass_on();

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    Ticket asked_ = 0;
    Ticket stopped_ = 0; ///< the last search to be stopped
    Ticket hit_ = 0;     ///< the last search that is no longer pondering
    bool input_ended_ = false;
    bool is_closed_ = false;

    Ticket current_ = 0; ///< or the last that ended
    Patience patience_;
    engine::Searcher* searcher_ = nullptr; ///< while a search is running
};

} // namespace uci
