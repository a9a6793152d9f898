#pragma once

#include <chrono>
#include <cstddef>

#include "command/console.hpp"
#include "command/match_options.hpp"
#include "match/standings.hpp"

namespace command {

/// Reports the progress of a match on the error output: a table that is redrawn on a terminal, a
/// line now and then elsewhere. The result at the end goes to the output.
class MatchReport {
  public:
    using SteadyClock = std::chrono::steady_clock;

    MatchReport(const Console& console, const MatchSettings& settings,
                const match::Standings& standings);
    MatchReport(const MatchReport&) = delete;
    MatchReport& operator=(const MatchReport&) = delete;
    ~MatchReport() { clear(); }

    /// Reports a game that has ended and is already in `standings`.
    void finished(const match::FinishedGame& game);
    void waited();
    /// Prints the final standings.
    void conclude();

  private:
    std::string progress() const;
    void print_line() const;
    void print_fault(const match::FinishedGame& game);
    void draw();
    void clear();

    const Console& console_;
    const MatchSettings& settings_;
    const match::Standings& standings_;
    bool is_drawn_;      ///< the table is redrawn on a terminal
    std::size_t before_; ///< games that had ended before
    SteadyClock::time_point start_ = SteadyClock::now();
    SteadyClock::time_point next_ = start_;
    std::size_t drawn_ = 0; ///< lines on the terminal
};

} // namespace command
