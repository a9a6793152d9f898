#include "text/pipe_terminal.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "file/write_all.hpp"
#include "text/interrupt.hpp"

namespace text {
namespace {

int milliseconds_left(std::optional<TimePoint> deadline) {
    if (!deadline) return -1;
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(*deadline - std::chrono::steady_clock::now());
    return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, INT_MAX));
}

} // namespace

bool is_readable(int file) {
    pollfd asked{file, POLLIN, 0};
    return file >= 0 && poll(&asked, 1, 0) > 0;
}

Heard wait_for_input(int input, std::optional<TimePoint> deadline, int news) {
    while (!Interrupt::has_come()) {
        std::array<pollfd, 3> files{
            {{input, POLLIN, 0}, {Interrupt::file(), POLLIN, 0}, {news, POLLIN, 0}}};
        const int ready = poll(files.data(), files.size(), milliseconds_left(deadline));
        if (ready == 0) return Heard::late;
        if (ready > 0 && files[2].revents != 0) return Heard::news;
        if (ready > 0 && files[0].revents != 0) return Heard::line;
        if (ready < 0 && errno != EINTR) return Heard::end;
    }
    return Heard::end;
}

std::optional<Extent> extent_of(int file) {
    winsize size{};
    if (ioctl(file, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
        return std::nullopt;
    return Extent{size.ws_col, size.ws_row};
}

void PipeTerminal::flush() {
    if (write_error_ == 0) write_error_ = file::write_all(output_, shown_);
    shown_.clear();
}

HeardLine PipeTerminal::read_line(std::string_view prompt, std::optional<TimePoint> deadline) {
    const bool is_still_asked = shown_.empty() && !prompt.empty() && unanswered_ == prompt;
    unanswered_.clear();
    if (!is_still_asked)
        shown_.append(prompt) += '\n'; // a pipe does not echo the answer, which would end the line
    flush();
    if (write_error_ != 0) return {Heard::end}; // the prompt cannot be shown
    for (;;) {
        if (is_readable(news())) {
            unanswered_ = prompt;
            return {Heard::news};
        }
        if (auto line = take_line()) return {Heard::line, *std::move(line)};
        if (is_ended_) return {Heard::end};
        const Heard heard = fill(deadline);
        if (heard != Heard::line && heard != Heard::news) return {heard};
    }
}

std::optional<std::string> PipeTerminal::take_line() {
    std::size_t end = typed_.find('\n');
    if (is_cutting_) {
        typed_.erase(0, end == std::string::npos ? end : end + 1);
        if (end == std::string::npos) return std::nullopt;
        is_cutting_ = false;
        end = typed_.find('\n');
    }
    const bool is_cut = end == std::string::npos && typed_.size() > max_line;
    const bool is_last = end == std::string::npos && is_ended_ && !typed_.empty();
    if (end == std::string::npos && !is_cut && !is_last) return std::nullopt;
    std::string line = typed_.substr(0, std::min(end, max_line));
    is_cutting_ = is_cut;
    typed_.erase(0, end == std::string::npos ? typed_.size() : end + 1);
    return line;
}

Heard PipeTerminal::fill(std::optional<TimePoint> deadline) {
    if (const Heard heard = wait_for_input(input_, deadline, news()); heard != Heard::line)
        return heard;
    std::array<char, 4096> bytes;
    const ssize_t count = read(input_, bytes.data(), bytes.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return Heard::line;
    if (count <= 0)
        is_ended_ = true;
    else
        typed_.append(bytes.data(), static_cast<std::size_t>(count));
    return Heard::line;
}

} // namespace text
