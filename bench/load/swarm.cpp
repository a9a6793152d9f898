#include "swarm.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include <fmt/format.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "wire/from_client.hpp"

namespace load {
namespace {

constexpr std::size_t players_per_address = 20; // a server allows 50, and 1,000 moves in 20 s
constexpr int script_count = 96;
constexpr std::chrono::minutes patience{10};
constexpr std::chrono::milliseconds tolerance{100}; ///< half of what a player is away at least

} // namespace

std::string_view Swarm::Message::word(std::string_view field) const {
    const std::string key = fmt::format("\"{}\":\"", field);
    const std::size_t start = text.find(key);
    if (start == std::string_view::npos) return {};
    const std::string_view rest = text.substr(start + key.size());
    return rest.substr(0, rest.find('"'));
}

std::uint32_t Swarm::Message::number() const {
    constexpr std::string_view key = "\"number\":";
    const std::size_t start = text.find(key);
    std::uint32_t number = 0;
    if (start != std::string_view::npos)
        std::from_chars(text.data() + start + key.size(), text.data() + text.size(), number);
    return number;
}

std::optional<std::chrono::milliseconds> Swarm::Message::left(std::size_t side) const {
    const std::size_t clocks = text.find("\"left\":{");
    if (clocks == std::string_view::npos) return std::nullopt;
    const std::string_view key = side == 0 ? "\"white\":" : "\"black\":";
    const std::size_t start = text.find(key, clocks);
    if (start == std::string_view::npos) return std::nullopt;
    std::int64_t count = 0;
    std::from_chars(text.data() + start + key.size(), text.data() + text.size(), count);
    return std::chrono::milliseconds(count);
}

std::string_view Swarm::Message::game() const {
    constexpr std::string_view key = "\"games\":[\"";
    const std::size_t start = text.find(key);
    if (start == std::string_view::npos) return {};
    const std::string_view rest = text.substr(start + key.size());
    return rest.substr(0, rest.find('"'));
}

Swarm::Swarm(int sockets, std::vector<Target> targets, Figures& figures)
    : targets_(std::move(targets)), figures_(figures), poll_(epoll_create1(EPOLL_CLOEXEC)),
      scripts_(make_scripts(script_count)) {
    const auto games = static_cast<std::size_t>(sockets / 2);
    matches_.resize(games);
    for (std::size_t i = 0; i < 2 * games; ++i) {
        players_.push_back(std::make_unique<Player>());
        players_.back()->target = i % targets_.size();
    }
    for (std::size_t i = 0; i < games; ++i) matches_[i].script = &scripts_[i % scripts_.size()];
}

Swarm::~Swarm() { close(poll_); }

// The lines.

void Swarm::open(std::size_t player) {
    Link& link = players_[player]->link;
    link.open(targets_[players_[player]->target],
              1 + static_cast<std::uint32_t>(player / players_per_address));
    epoll_event event{.events = EPOLLIN | EPOLLOUT, .data = {.u64 = player}};
    epoll_ctl(poll_, EPOLL_CTL_ADD, link.file(), &event);
}

void Swarm::listen(std::size_t player) {
    const Link& link = players_[player]->link;
    const std::uint32_t wish = link.wants_to_write() ? EPOLLIN | EPOLLOUT : EPOLLIN;
    epoll_event event{.events = wish, .data = {.u64 = player}};
    epoll_ctl(poll_, EPOLL_CTL_MOD, link.file(), &event);
}

void Swarm::set_away(std::size_t player, bool is_away) {
    Player& who = *players_[player];
    const bool changes = who.is_away != is_away;
    if (changes) away_ += is_away ? 1 : std::size_t(-1);
    who.is_away = is_away;
    if (is_away) who.watches = false;
    if (!is_away && who.gone_since) {
        const Instant now = Clock::now();
        figures_.returns.add(now - begun_, now - *who.gone_since);
        who.gone_since.reset();
        who.has_called = false;
    }
    if (changes && away_ == 0) complete_since_ = Clock::now();
}

/// A line has ended that nobody cut: it is opened again, to another server if there is one, and not
/// at the same time as those of all others.
void Swarm::lose(std::size_t player) {
    Player& who = *players_[player];
    ++figures_.dropped;
    set_away(player, true);
    who.link.close();
    who.target = (who.target + 1) % targets_.size();
    const std::chrono::milliseconds pause(200 + random_.below(players_.size() / 5 + 1));
    due_.emplace(Clock::now() + pause, player);
}

void Swarm::note_kill(std::size_t target, Instant at) {
    for (std::size_t player = 0; player < players_.size(); ++player) {
        Player& who = *players_[player];
        if (who.target != target || who.is_away) continue;
        who.gone_since = at;
        match_of(player).is_timed = false;
    }
}

void Swarm::reopen_due(Instant now) {
    while (!due_.empty() && due_.begin()->first <= now) {
        const std::size_t player = due_.begin()->second;
        due_.erase(due_.begin());
        open(player);
    }
}

/// Does what can be done, and waits for more until then at most.
void Swarm::step(Instant until) {
    const Instant now = Clock::now();
    reopen_due(now);
    if (!due_.empty()) until = std::min(until, due_.begin()->first);
    const auto pause = std::max(until - now, Clock::duration(0));
    const timespec wait{.tv_sec = pause / std::chrono::seconds(1),
                        .tv_nsec = (pause % std::chrono::seconds(1)).count()};
    std::array<epoll_event, 256> events{};
    const int count = epoll_pwait2(poll_, events.data(), events.size(), &wait, nullptr);
    for (int i = 0; i < count; ++i) {
        const std::size_t player = events[static_cast<std::size_t>(i)].data.u64;
        Link& link = players_[player]->link;
        if (link.file() < 0) continue;
        const bool was_open = link.is_open();
        const bool goes_on = link.proceed();
        if (link.is_open() && !was_open) say_hello(player);
        for (std::string text = link.next(); !text.empty(); text = link.next()) {
            hear(player, Message{text});
        }
        if (link.file() < 0) continue; // given up because of what was heard
        if (!goes_on)
            lose(player);
        else if (!was_open || link.wants_to_write())
            listen(player);
    }
}

/// From now on the server may know that the player is back.
void Swarm::say_hello(std::size_t player) {
    Player& who = *players_[player];
    if (who.gone_since && !std::exchange(who.has_called, true))
        match_of(player).clocks.was_away(player % 2, *who.gone_since, Clock::now());
    who.link.send(to_json(wire::FromClient(wire::Hello{.secret = who.secret})));
}

template <class Done>
bool Swarm::work_until(Done is_done) {
    const Instant end = Clock::now() + patience;
    while (!is_done() && Clock::now() < end) step(Clock::now() + std::chrono::milliseconds(10));
    return is_done();
}

bool Swarm::connect() {
    constexpr std::size_t at_once = 256;
    away_ = players_.size();
    for (std::size_t i = 0; i < players_.size(); ++i) {
        open(i);
        const std::size_t allowed = players_.size() - (i + 1) + at_once;
        if (away_ > allowed && !work_until([&] { return away_ <= allowed; })) return false;
    }
    return work_until([&] { return away_ == 0; });
}

bool Swarm::begin() {
    constexpr std::size_t at_once = 256;
    for (std::size_t i = 0; i < matches_.size(); ++i) {
        challenge(i);
        if (!work_until([&] { return running_ + at_once > i; })) return false;
    }
    return work_until([&] { return running_ == matches_.size(); });
}

bool Swarm::play_ahead() {
    constexpr std::size_t at_once = 64;
    std::vector<std::size_t> goals;
    for (const Match& match : matches_) { // the first two must not be waited for
        const std::size_t longest = match.script->moves.size();
        goals.push_back(std::min(longest, 2 + random_.below(longest)));
    }
    std::deque<std::size_t> there;
    const auto is_busy = [&] { return matches_.size() - ready_.size() - there.size() >= at_once; };
    const auto proceed = [&] {
        while (!ready_.empty() && !is_busy()) {
            const std::size_t next = ready_.front();
            if (matches_[next].ply < goals[next]) {
                move_next();
            } else {
                ready_.pop_front();
                there.push_back(next);
            }
        }
        return there.size() == matches_.size();
    };
    const bool is_done = work_until(proceed);
    ready_ = std::move(there);
    figures_.relay = {};
    figures_.sent = 0;
    return is_done;
}

void Swarm::play(double rate, Instant begun, Instant until) {
    begun_ = begun;
    Instant next = Clock::now();
    while (next < until) {
        const double share = static_cast<double>(random_.next() >> 11) * 0x1p-53;
        next +=
            std::chrono::nanoseconds(static_cast<std::int64_t>(-std::log1p(-share) / rate * 1e9));
        while (Clock::now() < next) step(next);
        move_next();
    }
}

void Swarm::settle() {
    const auto is_quiet = [this] {
        return away_ == 0 && std::ranges::none_of(matches_, [](const Match& match) {
                   return match.stage == Stage::moving || match.stage == Stage::ending;
               });
    };
    work_until(is_quiet);
    figures_.lost += away_;
    for (const Match& match : matches_)
        if (match.stage == Stage::moving || match.stage == Stage::ending)
            for (const bool has_heard : match.has_heard) figures_.lost += has_heard ? 0 : 1;
}

// What comes.

void Swarm::hear(std::size_t player, const Message& message) {
    const std::string_view kind = message.word("kind");
    Match& match = match_of(player);
    if (kind == "happened") {
        happened(player, message);
    } else if (kind == "welcome") {
        welcome(player, message);
    } else if (kind == "challenge" && match.stage == Stage::challenging && match.id.empty()) {
        match.id = message.word("challenge");
        players_[player + 1]->link.send(to_json(wire::FromClient(wire::AcceptChallenge{match.id})));
    } else if (kind == "game_started") {
        match.id = message.word("game");
        match.stage = Stage::beginning;
        begin_watching(player);
    } else if (kind == "game") {
        show(player, message);
    } else if (kind == "done" && message.word("to") == "watch_game") {
        watch_done(player);
    } else if (kind == "refused") {
        ++figures_.refused;
        constexpr std::uint64_t shown = 5;
        if (figures_.refused <= shown) fmt::print(stderr, "refused: {}\n", message.text);
        if (message.word("why") == "not_saved") lose(player); // as clients do, it comes again
    }
}

void Swarm::welcome(std::size_t player, const Message& message) {
    Player& who = *players_[player];
    who.secret = message.word("secret");
    const Stage stage = match_of(player).stage;
    if (stage == Stage::apart || stage == Stage::challenging)
        find_match(player, message);
    else
        begin_watching(player);
}

/// Somebody has come who has no game, as far as was heard: it may have begun meanwhile. If not,
/// what was said about it may be lost.
void Swarm::find_match(std::size_t player, const Message& message) {
    set_away(player, false);
    const std::size_t number = player / 2;
    Match& match = matches_[number];
    if (match.stage == Stage::apart || players_[player ^ 1]->is_away) return;
    match.id = message.game();
    if (match.id.empty()) return challenge(number);
    match.stage = Stage::beginning;
    begin_watching(player);
    begin_watching(player ^ 1);
}

void Swarm::begin_watching(std::size_t player) {
    Player& who = *players_[player];
    who.link.send(to_json(wire::FromClient(wire::WatchGame{match_of(player).id, who.seen})));
}

/// The player follows the game, for the first time or again.
void Swarm::watch_done(std::size_t player) {
    Player& who = *players_[player];
    if (who.watches) return;
    set_away(player, false);
    who.watches = true;
    const std::size_t number = player / 2;
    Match& match = matches_[number];
    if (match.stage == Stage::beginning) {
        if (!players_[player ^ 1]->watches) return;
        match.stage = Stage::ready;
        ++running_;
        ready_.push_back(number);
        return;
    }
    const bool is_own = match.stage == Stage::moving || match.stage == Stage::ending;
    if (!is_own || mover(number) != player || match.has_heard[player % 2]) return;
    who.sent_again = match.nonce;
    match.clocks.sent_again(Clock::now());
    who.link.send(match.sent); // nobody knows what became of it
}

/// What is sent again is answered by what has happened since it was first sent, even if that was
/// shown meanwhile.
bool Swarm::is_answer_again(Player& who, const Message& message) {
    const std::uint32_t number = message.number();
    const bool is_first = !who.sent_again.empty() && message.word("nonce") == who.sent_again;
    if (!is_first && (who.repeated == 0 || number != who.repeated + 1)) return false;
    who.sent_again.clear();
    who.repeated = number;
    return true;
}

void Swarm::happened(std::size_t player, const Message& message) {
    Player& who = *players_[player];
    Match& match = match_of(player);
    const std::uint32_t number = message.number();
    if (number <= who.seen) {
        if (!is_answer_again(who, message)) ++figures_.doubled;
        return;
    }
    figures_.lost += number - who.seen - 1;
    who.seen = number;
    const bool is_end = message.text.find(R"("event":{"kind":"ended")") != std::string_view::npos;
    const bool is_opponent = mover(player / 2) != player;
    if (match.stage == Stage::moving && is_opponent && match.is_timed && !is_end) {
        const Instant now = Clock::now();
        figures_.relay.add(now - begun_, now - match.sent_at);
    }
    if (is_end) match.stage = Stage::ending;
    compare_clocks(player / 2, message);
    note(player);
}

/// The player has the whole game before its eyes: also what was sent before, if it counts.
void Swarm::show(std::size_t player, const Message& message) {
    const bool is_news = message.number() > players_[player]->seen;
    players_[player]->seen = message.number();
    if (!is_news || match_of(player).stage == Stage::beginning) return;
    compare_clocks(player / 2, message);
    note(player);
}

/// Whoever hears first of a move looks at the clock of the side that has made it. With several
/// servers the others play on: nobody knows who could have.
void Swarm::compare_clocks(std::size_t number, const Message& message) {
    Match& match = matches_[number];
    const std::size_t side = match.ply % 2;
    const auto left = message.left(side);
    if (match.stage != Stage::moving || match.has_heard[0] || match.has_heard[1] || !left) return;
    const Instant now = Clock::now();
    const auto found = match.clocks.moved(side, *left, match.script->terms.clock->increment, now);
    if (!found || targets_.size() > 1) return;
    if (found->spans_absence) figures_.excess.add(now - begun_, found->excess);
    if (found->excess <= tolerance) return;
    ++figures_.overcharged;
    fmt::print(stderr, "game {}: {:.0f} ms too much were charged at ply {}\n", match.id,
               milliseconds(found->excess), match.ply);
}

void Swarm::note(std::size_t player) {
    Match& match = match_of(player);
    match.has_heard[player % 2] = true;
    if (match.has_heard[0] && match.has_heard[1]) both_heard(player / 2);
}

void Swarm::both_heard(std::size_t number) {
    Match& match = matches_[number];
    match.has_heard = {};
    if (match.stage == Stage::ending) return end(number);
    ++match.ply;
    match.stage = Stage::ready;
    ready_.push_back(number);
}

void Swarm::end(std::size_t number) {
    Match& match = matches_[number];
    ++figures_.games;
    --running_;
    for (std::size_t player = 2 * number; player < 2 * number + 2; ++player) {
        Player& who = *players_[player];
        who.link.send(to_json(wire::FromClient(wire::LeaveGame{match.id})));
        who.seen = 0;
        who.watches = false;
        who.sent_again.clear();
        who.repeated = 0;
    }
    match = Match{.script = &scripts_[random_.below(scripts_.size())]};
    challenge(number);
}

// What is said.

void Swarm::challenge(std::size_t number) {
    Match& match = matches_[number];
    match.stage = Stage::challenging;
    players_[2 * number]->link.send(to_json(wire::FromClient(
        wire::MakeChallenge{.terms = match.script->terms, .color = wire::ColorWish::white})));
}

void Swarm::act(std::size_t number, std::string_view kind, std::string_view move) {
    Match& match = matches_[number];
    Player& who = *players_[mover(number)];
    match.nonce = fmt::format("n{}", ++acts_);
    match.sent = fmt::format(R"({{"kind":"{}","game":"{}","seen":{},"nonce":"{}"{}}})", kind,
                             match.id, who.seen, match.nonce, move);
    const Player& other = *players_[mover(number) ^ 1];
    match.is_timed = who.watches && other.watches && !who.gone_since && !other.gone_since;
    match.sent_at = Clock::now();
    match.clocks.sent(match.sent_at);
    if (who.watches) who.link.send(match.sent);
}

/// Moves where nobody has moved for longest; at the end of a script, the side to move resigns.
void Swarm::move_next() {
    if (ready_.empty()) return;
    const std::size_t number = ready_.front();
    ready_.pop_front();
    Match& match = matches_[number];
    if (match.stage != Stage::ready) return; // the server has ended it
    if (match.ply == match.script->moves.size()) {
        match.stage = Stage::ending;
        return act(number, "resign", "");
    }
    match.stage = Stage::moving;
    ++figures_.sent;
    act(number, "play_move", fmt::format(R"(,"move":"{}")", match.script->moves[match.ply]));
}

} // namespace load
