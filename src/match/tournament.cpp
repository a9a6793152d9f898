#include "match/tournament.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include <sys/resource.h>

#include "core/random.hpp"
#include "match/uci_engine.hpp"

namespace match {
namespace {

using core::Color;

/// The seeds of the players of a game, independent of all other games.
core::Random seeds_of_game(std::uint64_t seed, std::size_t index) {
    core::Random games(seed);
    return core::Random(games.next() + index);
}

/// A seed that every engine accepts: small, and not 0.
std::uint32_t next_seed(core::Random& seeds) {
    constexpr std::uint64_t most = std::numeric_limits<std::int32_t>::max();
    return static_cast<std::uint32_t>(1 + seeds.below(most));
}

/// What the threads of a match share: games to play go out, finished games come back.
class GameQueue {
  public:
    explicit GameQueue(const Standings& standings) {
        for (std::size_t i = 0; i < standings.schedule().size(); ++i)
            if (!standings.has(i)) todo_.push_back(i);
    }

    Stop& stop() { return stop_; }
    /// The number of games not taken yet.
    std::size_t left() {
        const std::scoped_lock lock(mutex_);
        return todo_.size();
    }

    void begin() {
        const std::scoped_lock lock(mutex_);
        ++working_;
    }

    void leave() {
        const std::scoped_lock lock(mutex_);
        dismiss();
    }

    /// The next game to play; nothing if there is none or the match is stopped, in which case the
    /// caller has been signed off.
    std::optional<std::size_t> take() {
        const std::scoped_lock lock(mutex_);
        if (todo_.empty() || stop_.is_set()) {
            dismiss();
            return std::nullopt;
        }
        const std::size_t index = todo_.front();
        todo_.pop_front();
        return index;
    }

    void give(FinishedGame game) {
        const std::scoped_lock lock(mutex_);
        finished_.push_back(std::move(game));
        lacks_room_ = false;
        news_.notify_one();
    }

    /// Takes back a game for which there was no room. True if it is worth another try, because
    /// nobody else uses resources any more; false if the caller has been signed off.
    bool take_back(std::size_t index) {
        const std::scoped_lock lock(mutex_);
        todo_.push_front(index);
        if (working_ == 1 && !std::exchange(lacks_room_, true)) return true;
        dismiss();
        return false;
    }

    /// Whether there was no room for a game although no other was being played.
    bool lacks_room() {
        const std::scoped_lock lock(mutex_);
        return lacks_room_;
    }

    /// Waits briefly for finished games; false if no more will come.
    bool await(std::deque<FinishedGame>& games) {
        std::unique_lock lock(mutex_);
        constexpr std::chrono::milliseconds moment{100};
        news_.wait_for(lock, moment, [&] { return !finished_.empty() || working_ == 0; });
        games = std::exchange(finished_, {});
        return !games.empty() || working_ > 0;
    }

  private:
    void dismiss() {
        --working_;
        news_.notify_one();
    }

    std::mutex mutex_;
    std::condition_variable news_;
    std::deque<std::size_t> todo_;
    std::deque<FinishedGame> finished_;
    std::size_t working_ = 0;
    bool lacks_room_ = false;
    Stop stop_;
};

/// Plays games from the queue one after another, and keeps engines for them.
class Worker {
  public:
    Worker(GameQueue& queue, const Plan& plan, Openings& openings, const Schedule& schedule)
        : queue_(queue), plan_(plan), openings_(openings), schedule_(schedule) {}

    /// Works until the queue has no more games, and signs off.
    void work() {
        while (const auto index = queue_.take()) {
            auto played = play(*index);
            if (played)
                queue_.give({*index, *std::move(played)});
            else if (played.error() != Fault::no_room)
                return queue_.leave();
            else if (!make_room(*index))
                return;
        }
    }

  private:
    core::Result<RefereedGame, Fault> play(std::size_t index);
    bool make_room(std::size_t index);
    core::Result<UciEngine*, Fault> engine(std::size_t player);
    void keep_only(const std::array<std::size_t, 2>& players);

    GameQueue& queue_;
    const Plan& plan_;
    Openings& openings_;
    const Schedule& schedule_;
    std::map<std::size_t, UciEngine> engines_; ///< by the player
};

/// Plays a game; fails with `none` if told to stop, or with `no_room`.
core::Result<RefereedGame, Fault> Worker::play(std::size_t index) {
    const Slot slot = schedule_.at(index);
    const Opening opening = openings_.at(slot.opening);
    keep_only(slot.players);
    std::array<Side, 2> sides;
    core::Random seeds = seeds_of_game(plan_.seed, index);
    for (const Color color : core::colors) {
        const std::size_t place = slot.players[core::index(color)];
        const Contestant& player = plan_.players[place];
        const auto started = engine(place);
        if (!started && !is_own(started.error())) return core::Failure(started.error());
        if (!started) return lost_game(opening, {color, started.error()});
        const std::optional seed = next_seed(seeds);
        sides[core::index(color)] = {*started, player.limits,
                                     player.sets(seed_option) ? std::nullopt : seed};
    }
    auto played = play_game(opening, sides, plan_.conduct);
    if (!played) return core::Failure(Fault::none);
    // An engine that was only late still answers; any other is restarted for its next game.
    if (played->blame && played->blame->fault != Fault::late)
        engines_.erase(slot.players[core::index(played->blame->color)]);
    return *std::move(played);
}

/// Returns a game and shuts down its own engines, so that others can use their resources; true if
/// there are no others.
bool Worker::make_room(std::size_t index) {
    engines_.clear();
    return queue_.take_back(index);
}

core::Result<UciEngine*, Fault> Worker::engine(std::size_t player) {
    if (const auto found = engines_.find(player); found != engines_.end()) return &found->second;
    auto started = UciEngine::start(
        plan_.players[player], {plan_.rules, plan_.own_program, plan_.patience, &queue_.stop()});
    if (!started) return core::Failure(started.error());
    return &engines_.emplace(player, *std::move(started)).first->second;
}

/// Engines that are not playing would only take memory.
void Worker::keep_only(const std::array<std::size_t, 2>& players) {
    std::erase_if(engines_, [&](const auto& entry) {
        return entry.first != players[0] && entry.first != players[1];
    });
}

/// The threads that play; the destructor stops them and waits for them.
class Workers {
  public:
    explicit Workers(GameQueue& queue) : queue_(queue) {}
    Workers(const Workers&) = delete;
    Workers(Workers&&) = delete;
    Workers& operator=(const Workers&) = delete;
    Workers& operator=(Workers&&) = delete;
    ~Workers() { queue_.stop().set(); }

    /// Starts one more thread; false if the system grants no more. Throws if there is none at all.
    bool add(const Plan& plan, Openings& openings, const Schedule& schedule) {
        queue_.begin();
        try {
            threads_.emplace_back([&queue = queue_, &plan, &openings, &schedule] {
                Worker(queue, plan, openings, schedule).work();
            });
        } catch (const std::system_error&) {
            if (threads_.empty()) throw;
            queue_.leave();
            return false;
        }
        return true;
    }

  private:
    GameQueue& queue_;
    std::vector<std::jthread> threads_;
};

/// How many games can be played at a time with the files we may have open. One too many would get
/// no pipes for its engines, and start them for nothing.
std::size_t most_workers() {
    constexpr rlim_t of_a_worker = 10; // two engines, and what starting one of them takes
    constexpr rlim_t of_others = 20;
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur == RLIM_INFINITY)
        return std::numeric_limits<std::size_t>::max();
    return files.rlim_cur > of_others + of_a_worker ? (files.rlim_cur - of_others) / of_a_worker
                                                    : 1;
}

} // namespace

bool run_match(const Plan& plan, Openings& openings, Standings& standings, const Stop& stop,
               const Listener& listener) {
    GameQueue queue(standings);
    Workers workers(queue);
    const std::size_t wanted = std::min({plan.concurrency, queue.left(), most_workers()});
    for (std::size_t i = 0; i < wanted; ++i)
        if (!workers.add(plan, openings, standings.schedule())) break;
    std::deque<FinishedGame> games;
    while (queue.await(games)) {
        for (const FinishedGame& game : games) {
            if (queue.stop().is_set()) return true;
            standings.add(game.index, game.played.record.result, game.played.blame);
            if (!listener.finished(game)) queue.stop().set();
        }
        if (stop.is_set()) return true;
        listener.waited();
    }
    return !queue.lacks_room();
}

void set_tags(record::Record& record, const Plan& plan, const Slot& slot, std::size_t index,
              const std::string& date) {
    const Contestant& white = plan.players[slot.players[0]];
    const Contestant& black = plan.players[slot.players[1]];
    record.tags.set("Event", event_name);
    record.tags.set("Date", date);
    record.tags.set("Round", std::to_string(index + 1));
    record.tags.set("White", white.name);
    record.tags.set("Black", black.name);
    if (white.limits.clock && white.limits.clock == black.limits.clock)
        record.tags.set("TimeControl", to_text(*white.limits.clock));
    record.tags.set("WhiteSettings", settings_text(white));
    record.tags.set("BlackSettings", settings_text(black));
    if (const std::string text = to_text(plan.conduct.adjudication); !text.empty())
        record.tags.set("Adjudication", text);
}

} // namespace match
