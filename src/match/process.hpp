#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

#include "core/result.hpp"
#include "file/open_file.hpp"
#include "match/stop.hpp"

namespace match {

using Instant = std::chrono::steady_clock::time_point;

/// A program that runs beside ours and is spoken to in lines. It has a process group of its own,
/// which ends with this object whatever it does, and as soon as the thread that started it ends.
/// What it says on its error output is not heard.
class Process {
  public:
    /// What came of waiting for a line.
    enum class Heard : std::uint8_t {
        line,
        nothing, ///< the time is over
        end,     ///< it will say no more
        stop,    ///< whoever waits is to stop
    };

    /// No more than this of a line is kept.
    static constexpr std::size_t max_line = std::size_t{1} << 16;

    /// Starts the program that the first word names, or is the path of; the `errno` of what went
    /// wrong.
    static core::Result<Process, int> start(const std::vector<std::string>& words);
    Process(Process&& other) noexcept;
    Process& operator=(Process&& other) noexcept;
    ~Process();

    /// Says a line, to which the end of line is added; false if it has not been taken by then, or
    /// when it would have to be waited for and whoever speaks is to stop.
    bool say(std::string_view line, Instant deadline, const Stop& stop);

    /// Waits for a line until then and puts it in `line`, without its end.
    Heard hear(std::string& line, Instant deadline, const Stop& stop);

    /// Closes its input and waits until it has ended by itself, but no longer than that.
    void leave(Instant deadline);

  private:
    Process(pid_t id, file::OpenFile input, file::OpenFile output);

    bool take_line(std::string& line);
    void take(std::string_view bytes);
    void end();

    pid_t id_ = -1;
    file::OpenFile input_;  ///< what it reads
    file::OpenFile output_; ///< what it says
    std::string heard_;     ///< and has not been taken yet
    std::size_t taken_ = 0; ///< of `heard_`
    std::size_t tail_ = 0;  ///< the size of the line at the end of `heard_` that has no end yet
};

} // namespace match
