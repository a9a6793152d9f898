#include "command/progress_bar.hpp"

#include <algorithm>
#include <string>

#include "record/annotation.hpp"
#include "words/command_messages.hpp"

namespace command {

namespace {

constexpr auto first_pause = std::chrono::seconds(1);
constexpr auto pause = std::chrono::milliseconds(100);

} // namespace

ProgressBar::ProgressBar(const Console& console, std::optional<std::uint64_t> total,
                         SteadyClock::time_point start)
    : console_(console), total_(total), start_(start), next_(start + first_pause) {}

void ProgressBar::update(std::uint64_t done, SteadyClock::time_point now) {
    if (!console_.err_is_terminal || now < next_) return;
    next_ = now + pause;
    draw(done, now);
}

/// The bar, with the share that is done; the total must be known and not 0.
std::string ProgressBar::share_line(std::uint64_t done, SteadyClock::time_point now) const {
    constexpr std::uint64_t width = 40;
    const std::uint64_t share = std::min(done, *total_);
    std::string bar(static_cast<std::size_t>(share * width / *total_), '#');
    bar.resize(width, '.');
    const std::string percent =
        say(console_.voice, words::message::percent, {{"number", share * 100 / *total_}});
    if (!tells_time_left_ || share == 0)
        return say(console_.voice, words::message::progress_share,
                   {{"bar", bar}, {"percent", percent}});
    const auto rate = static_cast<double>(*total_ - share) / static_cast<double>(share);
    const auto left = std::chrono::ceil<std::chrono::seconds>((now - start_) * rate);
    return say(console_.voice, words::message::progress_time_left,
               {{"bar", bar}, {"percent", percent}, {"time", record::written_time(left)}});
}

void ProgressBar::draw(std::uint64_t done, SteadyClock::time_point now) {
    const std::string line =
        total_ && *total_ > 0
            ? share_line(done, now)
            : say(console_.voice, words::message::progress_size, {{"size", done / 1'000'000}});
    clear();
    console_.err << line << std::flush;
    drawn_ = line.size();
}

void ProgressBar::clear() {
    if (drawn_ == 0) return;
    console_.err << '\r' << std::string(drawn_, ' ') << '\r' << std::flush;
    drawn_ = 0;
}

} // namespace command
