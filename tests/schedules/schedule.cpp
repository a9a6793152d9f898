#include "schedule.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "server/kept_game.hpp"

namespace schedules {
namespace {

using namespace std::chrono_literals;
using play::OfferKind;
using server::Entry;

constexpr Milliseconds full_bank = 2000ms;
constexpr Milliseconds most_credit = 500ms;

/// The event without what the clocks say, which is checked apart.
wire::GameEvent without_clocks(wire::GameEvent event) {
    std::visit(
        [](auto& one) {
            if constexpr (requires { one.left; }) one.left.reset();
            if constexpr (requires { one.spent; }) one.spent = {};
        },
        event);
    return event;
}

std::vector<std::string> words(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> found;
    for (std::string word; stream >> word;) found.push_back(word);
    return found;
}

} // namespace

Schedule::Schedule(std::uint64_t seed, Counts& counts)
    : seed_(seed), counts_(counts), random_(seed),
      world_(server::HubLimits{.play = {1'000'000, 1s}, .lobby = {1'000'000, 1s}}) {
    wire::Terms& terms = naive_.terms;
    if (chance(30)) {
        terms.rules = game::Rules::chess;
    } else {
        terms.size = 4;
    }
    if (chance(80)) terms.clock = play::TimeControl{chance(30) ? 10s : 60s, chance(50) ? 2s : 0s};
    for (const char* const name : {"Ada", "Bob"}) world_.add_account(name);
    const auto ada = world_.connect("Ada");
    const auto bob = world_.connect("Bob");
    world_.say(ada, wire::MakeChallenge{.terms = terms, .color = wire::ColorWish::white});
    world_.say(bob, wire::AcceptChallenge{world_.last<wire::Challenge>(ada)->challenge});
    game_ = world_.last<wire::GameStarted>(bob)->game;
    for (const auto id : {ada, bob}) world_.disconnect(id);
    for (const char* const name : {"Ada", "Ada", "Bob", "Bob", "Eve"})
        tabs_.push_back({.name = name, .lag = Milliseconds(chance(50) ? 0 : random_.below(900))});
    tabs_[0].side = tabs_[1].side = Color::white;
    tabs_[2].side = tabs_[3].side = Color::black;
    if (terms.clock) left_ = {terms.clock->base, terms.clock->base};
    bank_ = {full_bank, full_bank};
    noted_ = world_.now().steady;
    world_.hold_store();
    for (Tab& tab : tabs_)
        if (&tab != &tabs_[1]) connect(tab);
}

void Schedule::require(bool holds, const std::string& what) const {
    if (holds) return;
    std::fprintf(stderr, "WRONG in schedule %llu after %zu events: %s\n",
                 static_cast<unsigned long long>(seed_), naive_.events.size(), what.c_str());
    std::exit(1);
}

void Schedule::run() {
    const auto steps = 20 + random_.below(400);
    for (std::uint64_t i = 0; i < steps; ++i) step();
    finish();
}

void Schedule::step() {
    Tab& tab = tabs_[random_.below(tabs_.size())];
    const auto dice = random_.below(1000);
    if (dice < 240) {
        say_something(tab);
    } else if (dice < 270) {
        resend(tab);
    } else if (dice < 500) {
        for (auto count = random_.below(4); count > 0; --count) deliver(tab);
        if (chance(50)) store_something();
    } else if (dice < 720) {
        for (auto count = random_.below(20); count > 0; --count) receive(tab);
    } else if (dice < 900) {
        store_something();
    } else if (dice < 960) {
        pass(Milliseconds(random_.below(chance(2) ? 40'000 : 1'000)));
    } else if (dice < 966) {
        disconnect(tab);
    } else if (dice < 999) {
        connect(tab);
    } else {
        restart();
    }
    check();
}

// What clients do.

wire::Act Schedule::random_move(const Tab& tab) {
    if (chance(5)) return wire::PlayMove{"a1a4"};
    NaiveGame seen = naive_;
    seen.moves = tab.moves;
    const auto moves = seen.session()->legal_moves();
    if (moves.empty()) return wire::PlayMove{"a1a1"};
    return wire::PlayMove{moves[random_.below(moves.size())].text};
}

/// Mostly what makes sense, as far as the tab knows.
wire::Act Schedule::random_act(const Tab& tab) {
    const Color turn = tab.moves.size() % 2 == 0 ? Color::white : Color::black;
    if (chance(tab.side == turn ? 80 : 5)) return random_move(tab);
    const auto dice = random_.below(1000);
    const OfferKind kind = chance(30) ? OfferKind::draw : OfferKind::takeback;
    for (const OfferKind open : {OfferKind::draw, OfferKind::takeback})
        if (naive_.offers[static_cast<std::size_t>(open)] && chance(40))
            return wire::AnswerOffer{open, chance(open == OfferKind::draw ? 5 : 60)};
    if (dice < 800) return wire::MakeOffer{kind};
    if (dice < 880) return wire::AnswerOffer{kind, chance(50)};
    if (dice < 930) return wire::GiveTime{};
    if (dice < 960) return wire::ClaimDraw{game::Claim::threefold_repetition};
    if (dice < 990) return wire::ClaimLeft{};
    if (dice < 995) return wire::Abort{};
    return wire::Resign{};
}

void Schedule::say_something(Tab& tab) {
    if (tab.connection == 0 || !tab.has_state || (!tab.side && chance(90))) return;
    if (tab.outgoing.size() + tab.incoming.size() > 1 && chance(80)) return;
    const wire::GameAct act{game_, tab.number, "n" + std::to_string(++nonce_), random_act(tab)};
    tab.acts.push_back(act);
    tab.outgoing.push_back(act);
    sent_[act.nonce] = {act, static_cast<std::size_t>(&tab - tabs_.data())};
}

void Schedule::resend(Tab& tab) {
    if (tab.connection == 0 || tab.acts.empty()) return;
    const std::size_t back = random_.below(std::min<std::size_t>(tab.acts.size(), 3));
    tab.outgoing.push_back(tab.acts[tab.acts.size() - 1 - back]);
    ++counts_["resent"];
}

void Schedule::deliver(Tab& tab) {
    if (tab.connection == 0 || tab.outgoing.empty()) return;
    trace(tab.name, wire::to_json(tab.outgoing.front()));
    world_.say(tab.connection, tab.outgoing.front());
    tab.outgoing.pop_front();
    check();
}

void Schedule::receive(Tab& tab) {
    if (tab.incoming.empty()) return;
    const wire::FromServer message = std::move(tab.incoming.front());
    tab.incoming.pop_front();
    if (const auto* const state = std::get_if<wire::GameState>(&message)) {
        if (tab.has_state && state->number < tab.number) return; // older than what it knows
        tab.has_state = true;
        tab.number = state->number;
        tab.moves = words(state->moves);
        tab.is_over = state->end.has_value();
    } else if (const auto* const happened = std::get_if<wire::Happened>(&message)) {
        follow(tab, *happened);
    }
}

void Schedule::follow(Tab& tab, const wire::Happened& happened) {
    if (!tab.has_state || happened.number <= tab.number) return;
    require(happened.number == tab.number + 1, "a tab misses an event");
    tab.number = happened.number;
    if (const auto* const moved = std::get_if<wire::Moved>(&happened.event))
        tab.moves.push_back(moved->move);
    if (const auto* const back = std::get_if<wire::TookBack>(&happened.event))
        for (int i = 0; i < back->plies; ++i) tab.moves.pop_back();
    if (std::holds_alternative<wire::Ended>(happened.event)) tab.is_over = true;
}

void Schedule::connect(Tab& tab) {
    if (tab.connection != 0) return;
    tab.connection = world_.connect(tab.name);
    world_.hub().measured(tab.connection, tab.lag);
    const bool starts_afresh = chance(30);
    if (starts_afresh) tab.has_state = false;
    tab.outgoing.push_back(wire::WatchGame{game_, tab.has_state ? tab.number : 0});
}

void Schedule::disconnect(Tab& tab) {
    if (tab.connection == 0) return;
    world_.disconnect(tab.connection, chance(50));
    tab.connection = 0;
    tab.outgoing.clear();
    tab.incoming.clear();
    ++counts_["disconnected"];
}

// What the world does.

void Schedule::store_something() {
    if (world_.held() == 0) {
        if (world_.loads() == 0) return;
        // What was found there, the hub did not know.
        const bool is_news = naive_.events.size() != known_;
        const auto alive = is_down_ ? died_ : world_.now().steady;
        if (is_news && naive_.moves.size() >= 2) used_ = std::max(alive - noted_, 0ms);
        known_ = naive_.events.size();
        is_overtaken_ = false;
        trace("store", "reads");
        world_.load_one();
        return;
    }
    if (chance(5)) interfere();
    if (chance(15)) {
        const bool is_unknown = chance(50);
        world_.store().mishaps = {{.is_unknown = is_unknown, .is_made = is_unknown && chance(50)}};
        ++counts_[is_unknown ? "unknown" : "failed"];
    }
    is_clean_ = world_.store().mishaps.empty();
    trace("store", is_clean_ ? "writes" : "fails");
    world_.write_one();
}

/// Another server writes an event first.
void Schedule::interfere() {
    if (naive_.is_over || naive_.offers[0]) return;
    const Color side = chance(50) ? Color::white : Color::black;
    const Entry entry{static_cast<std::uint32_t>(naive_.events.size() + 1), side,
                      "foreign" + std::to_string(++nonce_), wire::Offered{OfferKind::draw, side}};
    world_.store().commit(store::Change(store::ChangeGame{
        .game = game_, .events = {server::event_of(entry, world_.now().calendar)}}));
    ++counts_["foreign"];
    foreign_.insert(entry.nonce);
    is_overtaken_ = true;
    check_new_events();
}

void Schedule::restart() {
    for (Tab& tab : tabs_) {
        tab.connection = 0;
        tab.outgoing.clear();
        tab.incoming.clear();
    }
    if (naive_.moves.size() >= 2) used_ = world_.now().steady - noted_;
    bank_ = {full_bank, full_bank};
    died_ = world_.now().steady;
    world_.restart(Milliseconds(random_.below(100'000)));
    known_ = naive_.events.size();
    is_overtaken_ = false;
    is_down_ = !naive_.is_over;
    down_since_ = world_.now().steady;
    trace("server", "restarts");
    ++counts_["restarted"];
    for (Tab& tab : tabs_)
        if (chance(70)) connect(tab);
}

void Schedule::pass(Milliseconds time) {
    const auto end = world_.now().steady + time;
    while (world_.now().steady < end) {
        const auto now = world_.now().steady;
        const auto next = world_.hub().next_tick();
        const auto until = next ? std::clamp(*next, now, end) : end;
        if (!is_busy() && !naive_.is_over && naive_.moves.size() >= 2 && !is_down_)
            used_ += until - now;
        world_.pass(until - now);
        if (is_down_ && until - down_since_ >= 60s) is_down_ = false;
        check();
        if (until == now && world_.hub().next_tick() && *world_.hub().next_tick() <= now)
            require(is_busy(), "a tick does nothing");
    }
}

// What must hold.

/// The messages of a schedule that goes wrong, when it is run alone.
void Schedule::trace(const std::string& who, const std::string& what) const {
    if (traces)
        std::printf("%10lld %s %s\n",
                    static_cast<long long>(world_.now().steady.time_since_epoch().count()),
                    who.c_str(), what.c_str());
}

void Schedule::check() {
    check_new_events();
    take_messages();
}

void Schedule::take_messages() {
    for (Tab& tab : tabs_) {
        if (tab.connection == 0) continue;
        for (wire::FromServer& message : world_.heard(tab.connection)) {
            trace("to " + tab.name, wire::to_json(message));
            if (const auto* const happened = std::get_if<wire::Happened>(&message))
                check_shown(*happened);
            if (const auto* const refused = std::get_if<wire::Refused>(&message))
                check_refused(tab, *refused);
            if (const auto* const state = std::get_if<wire::GameState>(&message)) {
                require(
                    state->number == naive_.events.size() && words(state->moves) == naive_.moves &&
                        state->draw == naive_.offers[0] && state->takeback == naive_.offers[1] &&
                        state->end.has_value() == naive_.is_over,
                    "a state is not that of the game");
            }
            if (std::holds_alternative<wire::Done>(message) && tab.side == naive_.turn())
                is_down_ = false;
            tab.incoming.push_back(std::move(message));
        }
    }
}

void Schedule::check_shown(const wire::Happened& happened) {
    require(happened.number >= 1 && happened.number <= naive_.events.size(),
            "an event is shown that is not kept");
    const Entry& kept = naive_.events[happened.number - 1];
    require(kept.nonce == happened.nonce && kept.event == happened.event,
            "an event is shown otherwise than it is kept");
}

void Schedule::check_refused(const Tab& tab, const wire::Refused& refused) {
    const auto found = sent_.find(refused.nonce);
    if (found == sent_.end()) return;
    ++counts_["refused"];
    if (!tab.side)
        return require(refused.objection.why == Why(wire::Why::not_a_player),
                       "a watcher is not refused as one");
    if (refused.objection.why == Why(wire::Why::not_saved))
        return require(
            std::ranges::none_of(naive_.events,
                                 [&](const Entry& entry) { return entry.nonce == refused.nonce; }),
            "what was said not to be saved is");
    if (refused.objection.why == Why(wire::Why::not_gone)) return;
    const Expected expected = naive_.decide(*tab.side, found->second.act);
    if (refused.objection.why == Why(play::Denial::game_over) && !naive_.is_over)
        return require(naive_.terms.clock && used_ >= left_[index(naive_.turn())],
                       "a flag has fallen too early");
    require(!expected.is_known, "what has happened is refused");
    require(expected.why.has_value(), "something is refused without a reason");
    require(expected.why == refused.objection.why, "something is refused for another reason");
}

void Schedule::check_new_events() {
    const auto stored = world_.store().game(game_)->value();
    for (std::size_t i = naive_.events.size(); i < stored.events.size(); ++i) {
        const auto entry = server::entry_of(stored.events[i], stored.game);
        require(entry && entry->number == i + 1, "an event cannot be read");
        require(!naive_.is_over, "something happens after the end");
        trace("kept", wire::to_json(entry->event));
        check_event(*entry);
        naive_.events.push_back(*entry);
        naive_.read();
        if (wire::clocks_after(entry->event))
            noted_ = world_.now().steady - (world_.now().calendar - stored.events[i].time);
        ++counts_[std::string(wire::kind_of(entry->event))];
    }
    require(naive_.is_over == stored.game.end.has_value(), "the end is not that of the game");
    if (is_clean_ && !is_overtaken_) known_ = naive_.events.size();
}

void Schedule::check_event(const Entry& entry) {
    check_clocks(entry);
    const auto* const ended = std::get_if<wire::Ended>(&entry.event);
    if (ended != nullptr) {
        require(naive_.can_end(ended->outcome), "the game cannot end so");
        ++counts_["ended by " + std::string(wire::reason_word(ended->outcome.reason()))];
    }
    if (!entry.actor) return require(ended != nullptr, "the server does something by itself");
    if (foreign_.contains(entry.nonce)) return;
    const bool is_second = !naive_.events.empty() && naive_.events.back().nonce == entry.nonce;
    require(is_second ? ended != nullptr
                      : std::ranges::none_of(
                            naive_.events,
                            [&](const Entry& other) { return other.nonce == entry.nonce; }),
            "something happens twice");
    if (is_second) return;
    const Sent& sent = sent_.at(entry.nonce);
    require(tabs_[sent.tab].side == entry.actor, "somebody acts for somebody else");
    const Expected expected = naive_.decide(*entry.actor, sent.act);
    if (std::holds_alternative<wire::ClaimLeft>(sent.act.act))
        return require(ended != nullptr && ended->outcome.winner() == entry.actor,
                       "a claim is not a win");
    require(!expected.why, "something happens that should be refused");
    if (expected.event)
        require(without_clocks(entry.event) == *expected.event, "something else happens");
    else
        require(ended != nullptr, "the game does not end");
}

/// Follows the clocks by what has passed on them.
void Schedule::check_clocks(const Entry& entry) {
    if (!naive_.terms.clock) return;
    const auto noted = wire::clocks_after(entry.event);
    if (!noted) return;
    const std::size_t turn = index(naive_.turn());
    const bool is_timed = naive_.moves.size() >= 2 && !is_down_;
    std::array<Milliseconds, 2> expected = left_;
    Milliseconds charged = std::min(used_, left_[turn]);
    const bool is_late = used_ >= left_[turn];
    if (std::holds_alternative<wire::Moved>(entry.event)) {
        const Milliseconds lag = tabs_[sent_.at(entry.nonce).tab].lag;
        const Milliseconds credit = std::min({lag, most_credit, bank_[turn], used_});
        charged = used_ - (is_timed ? credit : 0ms);
        require(charged < left_[turn], "a move comes after the flag");
        expected[turn] += naive_.terms.clock->increment - charged;
        if (is_timed && is_clean_) bank_[turn] = std::min(bank_[turn] - credit + 100ms, full_bank);
        require(*noted == expected, "a move is charged otherwise");
        ply_clocks_.resize(naive_.moves.size());
        ply_clocks_.push_back(expected[turn]);
        used_ = 0ms;
    } else if (const auto* const back = std::get_if<wire::TookBack>(&entry.event)) {
        ply_clocks_.resize(naive_.moves.size() - static_cast<std::size_t>(back->plies));
        for (std::size_t side = 0; side < 2; ++side) {
            expected[side] = naive_.terms.clock->base;
            for (std::size_t ply = side; ply < ply_clocks_.size(); ply += 2)
                expected[side] = ply_clocks_[ply];
        }
        require(*noted == expected, "a takeback puts the clocks otherwise");
        used_ = 0ms;
    } else if (const auto* const gift = std::get_if<wire::GaveTime>(&entry.event)) {
        const std::size_t to = index(~gift->by);
        if (is_late) charged = left_[turn] - 1ms;
        expected[turn] -= charged;
        expected[to] += 15s;
        require(*noted == expected, "a gift puts the clocks otherwise");
        used_ -= charged;
        for (std::size_t ply = ply_clocks_.size(); ply-- > 0;)
            if (ply % 2 == to) {
                ply_clocks_[ply] += 15s;
                break;
            }
    } else if (const auto& outcome = std::get<wire::Ended>(entry.event).outcome;
               outcome.reason() == game::Reason::time) {
        require(is_late, "a flag falls too early");
        require((*noted)[turn] == 0ms, "a fallen flag leaves time");
    }
    left_ = *noted;
}

void Schedule::finish() {
    for (int i = 0; i < 1000 && is_busy(); ++i) {
        store_something();
        check();
    }
    for (Tab& tab : tabs_) connect(tab);
    for (int i = 0; i < 10'000; ++i) {
        bool is_quiet = !is_busy();
        for (Tab& tab : tabs_) {
            is_quiet = is_quiet && tab.outgoing.empty() && tab.incoming.empty();
            deliver(tab);
            check();
            receive(tab);
        }
        while (is_busy()) {
            store_something();
            check();
        }
        if (is_quiet) break;
    }
    for (const Tab& tab : tabs_)
        require(tab.has_state && tab.number == naive_.events.size() && tab.moves == naive_.moves &&
                    tab.is_over == naive_.is_over,
                "a tab does not show the game");
    require(world_.hub().is_settled(), "the hub is not settled");
    require(world_.hub().running_games() == (naive_.is_over ? 0U : 1U), "running games");
}

} // namespace schedules
