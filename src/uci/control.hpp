#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

#include "engine/searcher.hpp"

namespace uci {

/// What ends searches and lets their moves be told. Orders are given by those who ask, at any time,
/// and hold for all searches asked for until then, even if those have not begun. Searches are made
/// one after another in the order in which they were asked for.
class Control {
  public:
    /// The place of a search among all.
    using Ticket = std::uint64_t;

    /// What the answer waits for.
    struct Patience {
        bool is_ponder = false;   ///< `hit_ponder` or `stop`
        bool is_infinite = false; ///< `stop`
        bool is_bounded = false;  ///< nothing: it is worth the wait when nobody is there any more
    };

    // By those who ask.

    Ticket ask();
    /// The last one that was asked for will not be made after all.
    void withdraw();
    /// Waits for the next search to begin, if one is to; whether one is under way now.
    bool await_search();
    /// Whether a search is under way that only an order will end.
    bool needs_order() const;
    void stop();
    void hit_ponder();
    /// No order will come any more: who waits for one, or for time to pass, need not wait.
    void end_input();
    /// Nobody wants an answer, now or later.
    void close();

    // By the one who searches.

    /// Begins the search of a ticket with `searcher`, to which orders go until `end`.
    void begin(Ticket ticket, engine::Searcher& searcher, Patience patience);
    bool is_stopped() const;
    /// Waits until the answer may be told.
    void wait_for_leave();
    void end();

  private:
    // These hold for the search that is under way; the mutex is locked.
    bool waits() const;
    bool must_stop() const;
    void pass_on();

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    Ticket asked_ = 0;
    Ticket stopped_ = 0; ///< the last that is to be stopped
    Ticket hit_ = 0;     ///< the last that is no more pondered on
    bool input_ended_ = false;
    bool is_closed_ = false;

    Ticket current_ = 0; ///< or the last that ended
    Patience patience_;
    engine::Searcher* searcher_ = nullptr; ///< while a search is under way
};

} // namespace uci
