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

/// What waiting for a line has led to.
enum class Heard : std::uint8_t {
    line,
    end,  ///< there will be no more: the end of input, Ctrl-C, a request to stop
    late, ///< nothing came before the deadline
    news, ///< something else has happened meanwhile: see `Terminal::listen`
};

struct HeardLine {
    Heard heard = Heard::end;
    std::string line{}; ///< without its end; of a line longer than `max_line` its beginning
};

/// Characters that fit beside and below each other.
struct Extent {
    int columns = 80;
    int rows = 24;
};

/// Where a person reads and types: a terminal, or a pipe on either side.
class Terminal {
  public:
    static constexpr std::size_t max_line = 4096;

    virtual ~Terminal() = default;

    /// Adds to what is to be shown. It appears with the next `read_line` or `flush`.
    virtual void print(std::string_view text) = 0;
    /// What has been printed since the last `read_line` or `flush` belongs to a new picture: where
    /// that is possible and it fits, it takes the place of what is on the screen.
    virtual void redraw() = 0;
    virtual void flush() = 0;

    /// Shows the prompt and waits for a line, no longer than to the deadline.
    virtual HeardLine read_line(std::string_view prompt,
                                std::optional<TimePoint> deadline = {}) = 0;

    /// The same for what nobody else may see, and nothing remembers.
    virtual HeardLine read_secret(std::string_view prompt) { return read_line(prompt); }

    /// From now on `read_line` also ends when this file can be read, with `Heard::news`: what was
    /// typed by then is typed again at the next prompt. -1: none.
    void listen(int file) { news_ = file; }

    /// Nothing where text is without bounds, as in a pipe.
    virtual std::optional<Extent> extent() const = 0;
    virtual bool has_colors() const = 0;

    /// The `errno` of output that could not be written; 0 while there is none. There are no more
    /// lines to be read after it.
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
    bool plain = false;    ///< no control codes, whatever it can do
    bool no_color = false; ///< no colours
    bool utf8 = true;      ///< the encoding of what is typed
    std::string term{};    ///< the kind of terminal, as TERM names it
};

/// The standard input and output of the program: with line editing, history and colours where both
/// are a terminal; line by line without any control codes where one is a pipe.
std::unique_ptr<Terminal> standard_terminal(const TerminalOptions& options);

} // namespace text
