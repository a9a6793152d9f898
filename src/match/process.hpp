#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

#include "core/result.hpp"
#include "file/file_handle.hpp"
#include "match/stop.hpp"

namespace match {

using Instant = std::chrono::steady_clock::time_point;

/// A program that runs beside ours and exchanges lines with it. It has its own process group, which
/// is ended with this object, and as soon as the thread that started it ends. Its error output is
/// discarded.
class Process {
  public:
    /// The result of waiting for a line.
    enum class Heard : std::uint8_t {
        line,
        nothing, ///< the time is over
        end,     ///< it will write no more
        stop,    ///< the waiting thread should stop
    };

    /// A longer line is cut off.
    static constexpr std::size_t max_line = std::size_t{1} << 16;

    /// Starts the program that the first word names, by name or path; or returns the `errno` of the
    /// error.
    static core::Result<Process, int> start(const std::vector<std::string>& words);
    Process(Process&& other) noexcept;
    Process& operator=(Process&& other) noexcept;
    ~Process();

    /// Writes a line, adding the line end; false if it was not accepted by then, or if it would
    /// have to wait and the thread should stop.
    bool say(std::string_view line, Instant deadline, const Stop& stop);

    /// Waits until then for a line and puts it in `line`, without its end.
    Heard hear(std::string& line, Instant deadline, const Stop& stop);

    /// Closes its input and waits, at most this long, until it has exited by itself.
    void leave(Instant deadline);

  private:
    Process(pid_t id, file::FileHandle input, file::FileHandle output);

    bool take_line(std::string& line);
    void take(std::string_view bytes);
    void end();

    pid_t id_ = -1;
    file::FileHandle input_;  ///< what it reads
    file::FileHandle output_; ///< what it writes
    std::string heard_;       ///< and has not been taken yet
    std::size_t taken_ = 0;   ///< of `heard_`
    std::size_t tail_ = 0;    ///< the size of the unfinished line at the end of `heard_`
};

} // namespace match
