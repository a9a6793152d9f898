#include "program.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

namespace terminal {
namespace {

constexpr milliseconds patience{120'000};
constexpr std::size_t tail_size = 4096;

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> all;
    for (std::string& text : texts) all.push_back(text.data());
    all.push_back(nullptr);
    return all;
}

[[noreturn]] void become_program(const Start& start) {
    std::vector<std::string> arguments{"stackchess"};
    arguments.insert(arguments.end(), start.arguments.begin(), start.arguments.end());
    std::vector<std::string> environment = start.environment;
    environment.push_back("HOME=" + start.home);
    environment.push_back("LANG=fr_FR.UTF-8");
    for (const char* const name : {"LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"}) // as for us
        if (const char* const value = std::getenv(name))
            environment.push_back(std::string(name) + '=' + value);
    execve(PROGRAM, pointers(arguments).data(), pointers(environment).data());
    _exit(127);
}

int status_of(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status); }

} // namespace

Home::Home() {
    std::string name = std::filesystem::temp_directory_path() / "stackchess-XXXXXX";
    if (mkdtemp(name.data()) != nullptr) path_ = name;
}

Home::~Home() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

int Home::running_games() const {
    const auto folder = path_ / ".local/share/stackchess/running";
    int games = 0;
    if (std::filesystem::exists(folder))
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            games += entry.path().extension() == ".pgn" ? 1 : 0;
    return games;
}

TerminalProgram::TerminalProgram(const Start& start) : screen_(start.columns, start.rows) {
    winsize size{};
    size.ws_col = static_cast<unsigned short>(start.columns);
    size.ws_row = static_cast<unsigned short>(start.rows);
    pid_ = forkpty(&file_, nullptr, nullptr, &size);
    if (pid_ == 0) become_program(start);
}

TerminalProgram::~TerminalProgram() {
    if (pid_ > 0) {
        kill(pid_, SIGKILL);
        waitpid(pid_, nullptr, 0);
    }
    close(file_);
}

void TerminalProgram::type(std::string_view keys) {
    while (!keys.empty()) {
        const ssize_t written = write(file_, keys.data(), keys.size());
        if (written < 0) return;
        keys.remove_prefix(static_cast<std::size_t>(written));
    }
}

void TerminalProgram::resize(int columns, int rows) {
    winsize size{};
    size.ws_col = static_cast<unsigned short>(columns);
    size.ws_row = static_cast<unsigned short>(rows);
    ioctl(file_, TIOCSWINSZ, &size);
    screen_ = Screen(columns, rows);
}

bool TerminalProgram::shows_what_is_typed() const {
    termios settings{};
    return tcgetattr(file_, &settings) == 0 && (settings.c_lflag & ECHO) != 0;
}

void TerminalProgram::send(int signal) const { kill(pid_, signal); }

bool TerminalProgram::read_some(milliseconds wait) {
    pollfd file{file_, POLLIN, 0};
    if (poll(&file, 1, static_cast<int>(wait.count())) <= 0) return false;
    std::array<char, 4096> bytes;
    const ssize_t count = read(file_, bytes.data(), bytes.size());
    if (count <= 0) return false;
    const std::string_view text(bytes.data(), static_cast<std::size_t>(count));
    written_ += text;
    screen_.feed(text);
    return true;
}

bool TerminalProgram::has_ended() const {
    siginfo_t end{};
    return waitid(P_PID, static_cast<id_t>(pid_), &end, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           end.si_pid == pid_;
}

bool TerminalProgram::wait_until(const std::function<bool(const Screen&)>& is_as_wanted) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < deadline) {
        constexpr milliseconds quiet{30}; // by then, output that belongs together has arrived
        while (read_some(quiet)) {
        }
        if (is_as_wanted(screen_)) return true;
        if (!read_some(milliseconds(500)) && has_ended()) return false;
    }
    return false;
}

bool TerminalProgram::wait_for(std::string_view text) {
    return wait_until([&](const Screen& screen) { return screen.has(text); });
}

bool TerminalProgram::wait_for_prompt(std::string_view prompt) {
    return wait_until([&](const Screen& screen) {
        return screen.row(screen.cursor_row()) == prompt && screen.text().ends_with(prompt);
    });
}

int TerminalProgram::wait_for_end() {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < deadline) {
        const bool has_read = read_some(milliseconds(20));
        int status = 0;
        if (!has_read && waitpid(pid_, &status, WNOHANG) == pid_) {
            pid_ = -1;
            return status_of(status);
        }
    }
    return -SIGALRM;
}

PipeRun run_through_pipe(const Start& start, const std::function<std::string()>& input) {
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    if (pipe2(to.data(), O_CLOEXEC) != 0 || pipe2(from.data(), O_CLOEXEC) != 0) return {};
    const pid_t pid = fork();
    if (pid == 0) {
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        become_program(start);
    }
    close(to[0]);
    close(from[1]);
    std::signal(SIGPIPE, SIG_IGN); // a program that ends early gets no more input
    std::thread typist([&] {
        bool is_open = true;
        for (std::string piece = input(); is_open && !piece.empty(); piece = input())
            for (std::string_view rest = piece; is_open && !rest.empty();) {
                const ssize_t written = write(to[1], rest.data(), rest.size());
                is_open = written > 0;
                if (is_open) rest.remove_prefix(static_cast<std::size_t>(written));
            }
        close(to[1]);
    });
    PipeRun run;
    std::array<char, 65536> bytes;
    for (ssize_t count = 0; (count = read(from[0], bytes.data(), bytes.size())) > 0;) {
        run.written += static_cast<std::size_t>(count);
        run.tail.append(bytes.data(), static_cast<std::size_t>(count));
        if (run.tail.size() > tail_size) run.tail.erase(0, run.tail.size() - tail_size);
    }
    typist.join();
    close(from[0]);
    int status = 0;
    rusage usage{};
    wait4(pid, &status, 0, &usage);
    run.status = status_of(status);
    run.peak_memory = usage.ru_maxrss;
    return run;
}

} // namespace terminal
