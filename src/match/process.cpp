#include "match/process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace match {
namespace {

using file::FileHandle;

struct Pipe {
    FileHandle reading;
    FileHandle writing;
};

/// If our own input or output is closed, a new file gets its number, which in the child must belong
/// to another file. Moves such a file to a higher number; false if there is none.
bool move_out_of_the_way(FileHandle& file) {
    if (file.descriptor() > STDERR_FILENO) return true;
    file = FileHandle(fcntl(file.descriptor(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    return file.is_open();
}

core::Result<Pipe, int> make_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return core::Failure(errno);
    Pipe pipe{FileHandle(ends[0]), FileHandle(ends[1])};
    for (FileHandle* const end : {&pipe.reading, &pipe.writing})
        if (!move_out_of_the_way(*end)) return core::Failure(errno);
    return pipe;
}

void set_nonblocking(const FileHandle& file) {
    fcntl(file.descriptor(), F_SETFL, fcntl(file.descriptor(), F_GETFL) | O_NONBLOCK);
}

/// While it exists, writing to a pipe without a reader is an error in this thread, not a signal.
class BrokenPipeGuard {
  public:
    BrokenPipeGuard() {
        sigemptyset(&pipe_);
        sigaddset(&pipe_, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
    }
    BrokenPipeGuard(const BrokenPipeGuard&) = delete;
    BrokenPipeGuard(BrokenPipeGuard&&) = delete;
    BrokenPipeGuard& operator=(const BrokenPipeGuard&) = delete;
    BrokenPipeGuard& operator=(BrokenPipeGuard&&) = delete;
    ~BrokenPipeGuard() {
        // A pending signal is removed, because it would be delivered now.
        const timespec now{};
        while (sigtimedwait(&pipe_, nullptr, &now) < 0 && errno == EINTR) continue;
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }

  private:
    sigset_t pipe_{};
    sigset_t before_{};
};

/// What the child does between `fork` and its own program; returns only on failure.
void become(const std::vector<char*>& words, const Pipe& input, const Pipe& output, pid_t parent) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
    dup2(input.reading.descriptor(), STDIN_FILENO);
    dup2(output.writing.descriptor(), STDOUT_FILENO);
    close(STDERR_FILENO); // the lowest free number
    open("/dev/null", O_WRONLY);
    signal(SIGPIPE, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execvp(words.front(), words.data());
}

/// The time until `deadline` for `poll`: rounded up, so that it never wakes too early.
int poll_time(Instant deadline) {
    const auto left = deadline - std::chrono::steady_clock::now();
    const auto whole = std::chrono::ceil<std::chrono::milliseconds>(left).count();
    return static_cast<int>(std::clamp<decltype(whole)>(whole, 0, 1'000'000));
}

bool is_over(Instant deadline) { return std::chrono::steady_clock::now() >= deadline; }

} // namespace

core::Result<Process, int> Process::start(const std::vector<std::string>& words) {
    auto input = make_pipe();
    auto output = make_pipe();
    auto news = make_pipe(); // closed by a successful start, otherwise contains the error
    for (const auto* made : {&input, &output, &news})
        if (!*made) return core::Failure(made->error());
    std::vector<std::string> copies = words; // before the fork, after which allocating is unsafe
    std::vector<char*> arguments;
    arguments.reserve(copies.size() + 1);
    for (std::string& word : copies) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const pid_t parent = getpid();
    const pid_t id = fork();
    if (id < 0) return core::Failure(errno);
    if (id == 0) {
        become(arguments, *input, *output, parent);
        const int error = errno;
        [[maybe_unused]] const auto told = write(news->writing.descriptor(), &error, sizeof error);
        _exit(1);
    }
    setpgid(id, id);
    Process process(id, std::move(input->writing), std::move(output->reading));
    news->writing = FileHandle();
    int error = 0;
    ssize_t count = 0;
    while ((count = read(news->reading.descriptor(), &error, sizeof error)) < 0 && errno == EINTR)
        continue;
    if (count > 0) return core::Failure(error);
    return process;
}

Process::Process(pid_t id, FileHandle input, FileHandle output)
    : id_(id), input_(std::move(input)), output_(std::move(output)) {
    set_nonblocking(input_);
    set_nonblocking(output_);
}

Process::Process(Process&& other) noexcept
    : id_(std::exchange(other.id_, -1)), input_(std::move(other.input_)),
      output_(std::move(other.output_)), heard_(std::move(other.heard_)), taken_(other.taken_),
      tail_(other.tail_) {}

Process& Process::operator=(Process&& other) noexcept {
    end();
    id_ = std::exchange(other.id_, -1);
    input_ = std::move(other.input_);
    output_ = std::move(other.output_);
    heard_ = std::move(other.heard_);
    taken_ = other.taken_;
    tail_ = other.tail_;
    return *this;
}

Process::~Process() { end(); }

void Process::end() {
    if (id_ < 0) return;
    // Before waiting for it: until then its number, which is also that of its group, cannot be
    // reused.
    kill(-id_, SIGKILL);
    while (waitpid(id_, nullptr, 0) < 0 && errno == EINTR) continue;
    id_ = -1;
}

bool Process::say(std::string_view line, Instant deadline, const Stop& stop) {
    std::string text(line);
    text += '\n';
    std::string_view rest = text;
    const BrokenPipeGuard guard;
    while (!rest.empty()) {
        const ssize_t count = write(input_.descriptor(), rest.data(), rest.size());
        if (count >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(count));
            continue;
        }
        if (errno == EINTR) continue;
        if (errno != EAGAIN || is_over(deadline) || stop.is_set()) return false;
        std::array<pollfd, 2> files{{{input_.descriptor(), POLLOUT, 0}, {stop.file(), POLLIN, 0}}};
        poll(files.data(), files.size(), poll_time(deadline));
    }
    return true;
}

Process::Heard Process::hear(std::string& line, Instant deadline, const Stop& stop) {
    while (true) {
        if (take_line(line)) return Heard::line;
        if (stop.is_set()) return Heard::stop;
        std::array<char, 16384> bytes; // NOLINT(cppcoreguidelines-pro-type-member-init): read into
        const ssize_t count = read(output_.descriptor(), bytes.data(), bytes.size());
        if (count > 0) {
            take({bytes.data(), static_cast<std::size_t>(count)});
            // A program that never stops writing must not be read forever.
            if (is_over(deadline)) return take_line(line) ? Heard::line : Heard::nothing;
            continue;
        }
        if (count == 0) return Heard::end;
        if (errno == EINTR) continue;
        if (errno != EAGAIN) return Heard::end;
        if (is_over(deadline)) return Heard::nothing;
        std::array<pollfd, 2> files{{{output_.descriptor(), POLLIN, 0}, {stop.file(), POLLIN, 0}}};
        poll(files.data(), files.size(), poll_time(deadline));
    }
}

/// Keeps what has been read; lines that are too long are cut off.
void Process::take(std::string_view bytes) {
    heard_.erase(0, taken_);
    taken_ = 0;
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        const std::string_view part = bytes.substr(0, end);
        const std::size_t kept = std::min(part.size(), max_line - std::min(tail_, max_line));
        heard_ += part.substr(0, kept);
        tail_ += kept;
        if (end == std::string_view::npos) return;
        heard_ += '\n';
        tail_ = 0;
        bytes.remove_prefix(end + 1);
    }
}

bool Process::take_line(std::string& line) {
    const std::size_t end = heard_.find('\n', taken_);
    if (end == std::string::npos) return false;
    line.assign(heard_, taken_, end - taken_);
    if (line.ends_with('\r')) line.pop_back();
    taken_ = end + 1;
    return true;
}

void Process::leave(Instant deadline) {
    input_ = FileHandle();
    const Stop never;
    std::string line;
    while (!is_over(deadline)) {
        const Heard heard = hear(line, deadline, never);
        if (heard != Heard::line) return;
    }
}

} // namespace match
