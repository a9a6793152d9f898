#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

#include "screen.hpp"

namespace terminal {

using std::chrono::milliseconds;

/// A folder for one test, removed with it.
class Home {
  public:
    Home();
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;
    ~Home();

    std::string path() const { return path_.string(); }
    /// The files among the running games.
    int running_games() const;

  private:
    std::filesystem::path path_;
};

/// How the program is started.
struct Start {
    std::vector<std::string> arguments{};
    std::string home{};
    int columns = 80;
    int rows = 24;
    std::vector<std::string> environment{"TERM=xterm"}; ///< besides HOME and LANG
};

/// The program at a terminal of its own, with somebody who types and looks at the screen.
class TerminalProgram {
  public:
    explicit TerminalProgram(const Start& start);
    TerminalProgram(const TerminalProgram&) = delete;
    TerminalProgram& operator=(const TerminalProgram&) = delete;
    ~TerminalProgram();

    void type(std::string_view keys);
    void type_line(std::string_view line) { type(std::string(line) + '\r'); }
    void resize(int columns, int rows);
    void send(int signal) const;

    /// Waits until the screen is as wanted, or a timeout.
    bool wait_until(const std::function<bool(const Screen&)>& is_as_wanted);
    bool wait_for(std::string_view text);
    /// Waits until the program asks at the last row of text, with the cursor after it.
    bool wait_for_prompt(std::string_view prompt);

    /// Waits for the end: the exit status, or the negated number of the signal that ended it.
    int wait_for_end();

    /// Whether the terminal shows what is typed.
    bool shows_what_is_typed() const;
    const Screen& screen() const { return screen_; }
    /// Everything that was written, unprocessed.
    const std::string& written() const { return written_; }

  private:
    bool read_some(milliseconds wait);
    bool has_ended() const;

    pid_t pid_ = -1;
    int file_ = -1;
    Screen screen_;
    std::string written_;
};

/// The result of the program with its input from a pipe.
struct PipeRun {
    int status = -1; ///< negative: the signal that ended it
    std::size_t written = 0;
    std::string tail{};   ///< the end of what it wrote
    long peak_memory = 0; ///< in KiB
};

/// Runs the program and types what `input` returns, piece by piece until it returns nothing.
PipeRun run_through_pipe(const Start& start, const std::function<std::string()>& input);

} // namespace terminal
