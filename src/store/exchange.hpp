#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "store/node.hpp"
#include "store/outcome.hpp"

namespace store {

/// What may have happened on other nodes. That nothing is hinted at says nothing: whoever has to
/// know looks now and then.
struct Hints {
    std::vector<GameId> games{};
    bool has_bulletins = false;
    bool is_anew = false; ///< nobody has listened for a while, or for the first time
};

/// How a node hears of the others, in a thread of its own.
class Exchange {
  public:
    Exchange() = default;
    Exchange(const Exchange&) = delete;
    Exchange& operator=(const Exchange&) = delete;
    virtual ~Exchange() = default;

    /// Waits for a hint, but not longer than this.
    virtual Result<Hints> wait(std::chrono::milliseconds patience) = 0;
    /// In any thread: nobody waits any longer.
    virtual void wake() = 0;

    /// What time it is where the database runs.
    virtual Result<Time> clock() = 0;
    /// Those with a greater number, in order. Each is committed with what it speaks of, and none is
    /// added later before one that was read: whoever has heard of all up to some number asks for
    /// those after it. What a bulletin speaks of is read from the store, and may be gone by then. A
    /// bulletin counts as heard only when that was read; those after it wait.
    virtual Result<std::vector<Bulletin>> bulletins(std::int64_t after) = 0;
    /// Of those games alone in which something has happened.
    virtual Result<std::vector<LaterEvents>> events_after(std::span<const Known> known) = 0;
    /// Some games whose time is to be looked at now; no other node is given them until then. Where
    /// a player is at the board, on any node, that node minds the time: nobody else need look soon.
    virtual Result<std::vector<GameId>> take_due(Time now, Time until, int most) = 0;
};

} // namespace store
