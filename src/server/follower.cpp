#include "server/follower.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace server {
namespace {

using Steady = std::chrono::steady_clock;
using std::chrono::floor;

/// All games are checked within a second, in this many shares: thousands of them in one query would
/// delay the players' queries.
constexpr std::size_t shares = 20;
constexpr Milliseconds pause{1000 / shares};
/// How long a game whose clock is checked is left to this node.
constexpr std::chrono::seconds lease{5};
constexpr int most_due = 100;

store::Time calendar() { return floor<Milliseconds>(std::chrono::system_clock::now()); }

} // namespace

Follower::Follower(store::Exchange& exchange, std::int64_t last_bulletin, Reports reports)
    : exchange_(exchange), reports_(std::move(reports)), last_bulletin_(last_bulletin),
      thread_([this] { work(); }) {}

Follower::~Follower() {
    is_ending_ = true;
    exchange_.wake();
}

void Follower::read(std::vector<store::KnownEvents> known) {
    if (known.empty()) return;
    {
        const std::scoped_lock lock(mutex_);
        std::ranges::move(known, std::back_inserter(wanted_));
    }
    exchange_.wake();
}

void Follower::listen() {
    has_bulletins_ = true;
    exchange_.wake();
}

std::optional<Milliseconds> Follower::measure(store::Exchange& exchange) {
    const store::Time before = calendar();
    const auto there = exchange.clock();
    if (!there) return std::nullopt;
    return *there - before - (calendar() - before) / 2;
}

void Follower::work() {
    auto next_share = Steady::now();
    while (!is_ending_) {
        const auto left = floor<Milliseconds>(next_share - Steady::now());
        const auto hints = exchange_.wait(std::max(left, Milliseconds(0)));
        if (is_ending_) return;
        read_events();
        if (hints && !hints->games.empty()) reports_.hinted(hints->games);
        if (has_bulletins_.exchange(false) || (hints && hints->has_bulletins)) read_bulletins();
        if (hints && hints->is_anew) reports_.hinted_at_all();
        if (Steady::now() >= next_share) {
            next_share = Steady::now() + pause;
            each_share();
        } else if (!hints) { // the database is unavailable
            constexpr Milliseconds little{100};
            std::this_thread::sleep_for(little);
        }
    }
}

void Follower::each_share() {
    if (share_ == 0) each_second();
    reports_.hinted_at_share(share_, shares);
    share_ = (share_ + 1) % shares;
}

void Follower::each_second() {
    if (const auto ahead = measure(exchange_)) {
        ahead_ = *ahead;
        reports_.measured(ahead_);
    }
    read_bulletins();
    const store::Time now = calendar() + ahead_;
    auto due = exchange_.take_due(now, now + lease, most_due);
    if (due && !due->empty()) reports_.due(*std::move(due));
}

void Follower::read_bulletins() {
    auto bulletins = exchange_.bulletins(last_bulletin_);
    if (!bulletins || bulletins->empty()) return;
    last_bulletin_ = bulletins->back().number;
    reports_.told(*std::move(bulletins));
}

void Follower::read_events() {
    std::vector<store::KnownEvents> wanted;
    {
        const std::scoped_lock lock(mutex_);
        wanted.swap(wanted_);
    }
    if (wanted.empty()) return;
    auto later = exchange_.events_after(wanted);
    if (later && !later->empty()) reports_.happened(*std::move(later));
}

} // namespace server
