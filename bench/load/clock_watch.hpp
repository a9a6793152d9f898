#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <vector>

#include "figures.hpp"

namespace load {

/// Whether the clocks of a game charge its players with more time than they can have taken: not
/// with the time for which their server was dead.
class ClockWatch {
  public:
    /// A side moves at this moment, for the first time or again: from then on the server may have
    /// the move, and the other clock may run.
    void sent(Instant at);
    void sent_again(Instant at) { again_ = at; }
    /// The server was dead, or back without this side.
    void was_away(std::size_t side, Instant from, Instant until);

    struct Finding {
        Clock::duration excess{}; ///< of what was charged; negative: it was less than it could be
        bool spans_absence = false;
    };
    /// The move of this side was heard of; `left` is what its clock shows behind it. Nothing for
    /// the first move, before which no clock runs.
    std::optional<Finding> moved(std::size_t side, std::chrono::milliseconds left,
                                 std::chrono::milliseconds increment, Instant now);

  private:
    struct Absence {
        Instant from{};
        Instant until{};
    };
    struct Turn {
        Instant begin{};                ///< at the earliest
        std::optional<Instant> again{}; ///< if the move before it came only when it was sent again
    };

    /// How much of the time from one moment to another a side was away.
    Clock::duration away(std::size_t side, Instant from, Instant until) const;

    std::array<std::optional<std::chrono::milliseconds>, 2> left_{};
    std::array<std::vector<Absence>, 2> absences_{};
    Turn turn_{};                    ///< the one that is being played
    Instant sent_{};                 ///< the move that ends it
    std::optional<Instant> again_{}; ///< and when it was sent again
};

} // namespace load
