#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "store/node.hpp"
#include "store/outcome.hpp"

namespace store {

/// Hints at what may have happened on other nodes. They may be missing, so nodes also check
/// regularly.
struct Hints {
    std::vector<GameId> games{};
    bool has_bulletins = false;
    bool is_anew = false; ///< listening has begun, or was interrupted
};

/// How a node receives news of the others, in its own thread.
class Exchange {
  public:
    Exchange() = default;
    Exchange(const Exchange&) = delete;
    Exchange& operator=(const Exchange&) = delete;
    virtual ~Exchange() = default;

    /// Waits for a hint, but not longer than this.
    virtual Result<Hints> wait(std::chrono::milliseconds patience) = 0;
    /// In any thread: ends the waiting.
    virtual void wake() = 0;

    /// The time of the database's machine.
    virtual Result<Time> clock() = 0;
    /// The bulletins with a greater number, in order. Each is committed with the change that it
    /// announces, and none is added later with a number below one that was read, so a node asks for
    /// those after the last one it has processed. The subject of a bulletin is read from the store,
    /// and may be gone by then. A bulletin counts as processed only when its subject has been read;
    /// later ones wait.
    virtual Result<std::vector<Bulletin>> bulletins(std::int64_t after) = 0;
    /// New events; only of games that have any.
    virtual Result<std::vector<LaterEvents>> events_after(std::span<const KnownEvents> known) = 0;
    /// Some games whose clocks are to be checked now; no other node gets them until then. If a
    /// player is connected to any node, that node checks the clock, and others need not do so soon.
    virtual Result<std::vector<GameId>> take_due(Time now, Time until, int most) = 0;
};

} // namespace store
