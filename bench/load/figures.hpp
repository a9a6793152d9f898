#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace load {

using Clock = std::chrono::steady_clock;
using Instant = Clock::time_point;

double milliseconds(Clock::duration time);

/// How long something took each time, and when that was.
class Times {
  public:
    struct One {
        float at = 0;   ///< in seconds from the beginning
        float took = 0; ///< in milliseconds
    };

    void add(Clock::duration at, Clock::duration took);
    std::size_t size() const { return all_.size(); }
    bool empty() const { return all_.empty(); }
    /// What this share of them did not exceed: 0.5 is the median, 1 the greatest.
    double at(double share) const;
    /// Those from one second to another.
    Times between(double from, double to) const;
    /// `p50 | p99 | p99.9 | max` as cells of a table.
    std::string cells() const;

  private:
    std::vector<One> all_;
};

/// The memory of a process, and the processor time it has used.
std::int64_t memory_of(int process);
double processor_seconds_of(int process);

/// What a run has found.
struct Figures {
    Times relay{};
    Times disk{};                       ///< a bare write and fdatasync
    Times echo{};                       ///< a bare message over the loopback and back
    std::vector<std::int64_t> memory{}; ///< of the server, each second of the game play
    std::int64_t memory_before = 0;
    std::int64_t memory_connected = 0;
    double processor_share = 0; ///< of one processor, by the server
    std::uint64_t sent = 0;
    std::uint64_t lost = 0;
    std::uint64_t doubled = 0;
    std::uint64_t refused = 0;
    std::uint64_t dropped = 0; ///< connections that the server or the system ended
    std::uint64_t games = 0;
    double storm_seconds = 0; ///< until all were back
    std::uint64_t flood_messages = 0;
    std::uint64_t slow_dropped = 0; ///< of the clients that send byte by byte
    double slow_seconds = 0;        ///< until the last of them was dropped, at most
    Times excess{}; ///< of what was charged to a player whose server was dead for some of a turn
    std::uint64_t overcharged = 0; ///< turns in which it was too much
    Times returns{}; ///< from the death of a server until a player was back in the game
};

} // namespace load
