#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace text {

using TimePoint = std::chrono::steady_clock::time_point;

/// The result of waiting for a line.
enum class Heard : std::uint8_t {
    line,
    end,  ///< there are no more lines: end of input, Ctrl-C, a request to stop
    late, ///< nothing came before the deadline
    news, ///< something else has happened: see `Terminal::listen`
};

struct HeardLine {
    Heard heard = Heard::end;
    std::string line{}; ///< without its line ending, and cut at `max_line`
};

/// The size of a screen in characters.
struct Extent {
    int columns = 80;
    int rows = 24;
};

/// Where a person reads and types: a terminal, or a pipe on either side.
class Terminal {
  public:
    static constexpr std::size_t max_line = 4096;

    virtual ~Terminal() = default;

    /// Adds text to the output, which appears with the next `read_line` or `flush`.
    virtual void print(std::string_view text) = 0;
    /// Everything printed since the last `read_line` or `flush` belongs to a new picture, which
    /// replaces the content of the screen if that is possible and it fits.
    virtual void redraw() = 0;
    virtual void flush() = 0;

    /// Shows the prompt and waits for a line, until the deadline at the latest.
    virtual HeardLine read_line(std::string_view prompt,
                                std::optional<TimePoint> deadline = {}) = 0;

    /// The same for a secret, which is neither shown nor remembered.
    virtual HeardLine read_secret(std::string_view prompt) { return read_line(prompt); }

    /// From now on `read_line` also ends with `Heard::news` when this file can be read; what had
    /// been typed by then is restored at the next prompt. -1: no file.
    void listen(int file) { news_ = file; }

    /// The size of the screen; nothing if text has no bounds, as in a pipe.
    virtual std::optional<Extent> extent() const = 0;
    virtual bool has_colors() const = 0;

    /// The `errno` of output that could not be written, or 0. After such an error, no more lines
    /// can be read.
    virtual int write_error() const { return 0; }

  protected:
    Terminal() = default;
    Terminal(const Terminal&) = default;
    Terminal& operator=(const Terminal&) = default;

    int news() const { return news_; }

  private:
    int news_ = -1;
};

/// How a terminal may be used.
struct TerminalOptions {
    bool plain = false;    ///< no control codes, even if it supports them
    bool no_color = false; ///< no colours
    bool utf8 = true;      ///< the encoding of what is typed
    std::string term{};    ///< the kind of terminal, as TERM names it
};

/// The standard input and output of the program: with line editing, history and colours if both are
/// a terminal; otherwise line by line, without control codes.
std::unique_ptr<Terminal> standard_terminal(const TerminalOptions& options);

} // namespace text
