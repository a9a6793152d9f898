#include "schedule.hpp"

#include <algorithm>

#include "server/kept_game.hpp"

namespace schedules {
namespace {

using namespace std::chrono_literals;
using play::OfferKind;
using server::Entry;

constexpr Milliseconds full_bank = 2000ms;
constexpr Milliseconds most_credit = 500ms;

} // namespace

Schedule::Schedule(std::uint64_t seed, Counts& counts)
    : Clients(seed, counts),
      world_(server::HubLimits{.play = {1'000'000, 1s}, .lobby = {1'000'000, 1s}}) {
    const wire::Terms& terms = naive_.terms;
    for (const char* const name : {"Ada", "Bob"}) world_.add_account(name);
    const auto ada = world_.connect("Ada");
    const auto bob = world_.connect("Bob");
    world_.say(ada, wire::MakeChallenge{.terms = terms, .color = wire::ColorWish::white});
    world_.say(bob, wire::AcceptChallenge{world_.last<wire::Challenge>(ada)->challenge});
    game_ = world_.last<wire::GameStarted>(bob)->game;
    for (const auto id : {ada, bob}) world_.disconnect(id);
    if (terms.clock) left_ = {terms.clock->base, terms.clock->base};
    bank_ = {full_bank, full_bank};
    noted_ = world_.now().steady;
    world_.hold_store();
}

void Schedule::run() {
    for (Tab& tab : tabs_)
        if (&tab != &tabs_[1]) connect(tab);
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

// The server.

server::ConnectionId Schedule::open(const Tab& tab) {
    const auto connection = world_.connect(tab.name);
    world_.hub().measured(connection, tab.lag);
    return connection;
}

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
    for (Tab& tab : tabs_) lose(tab);
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

void Schedule::check_state(const wire::GameState& state) {
    require(state.number == naive_.events.size() && words(state.moves) == naive_.moves &&
                state.draw == naive_.offers[0] && state.takeback == naive_.offers[1] &&
                state.end.has_value() == naive_.is_over,
            "a state is not that of the game");
}

void Schedule::noticed(const Tab& tab, const wire::FromServer& message) {
    if (std::holds_alternative<wire::Done>(message) && tab.side == naive_.turn()) is_down_ = false;
}

void Schedule::check_refused_act(const Tab& tab, const wire::Refused& refused,
                                 const wire::GameAct& act) {
    const Expected expected = naive_.decide(*tab.side, act);
    if (refused.objection.why == Why(play::Denial::game_over) && !naive_.is_over)
        return require(naive_.terms.clock && used_ >= left_[index(naive_.turn())],
                       "a flag has fallen too early");
    require(!expected.is_known, "what has happened is refused");
    require(expected.why.has_value(), "something is refused without a reason");
    require(expected.why == refused.objection.why, "something is refused for another reason");
}

void Schedule::caught_up() {
    if (is_clean_ && !is_overtaken_) known_ = naive_.events.size();
}

/// Follows the clocks by what has passed on them.
void Schedule::check_clocks(const Entry& entry, store::Time time) {
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
        const bool is_first = naive_.moves.size() < 2;
        expected[turn] += (is_first ? 0ms : naive_.terms.clock->increment) - charged;
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
    noted_ = world_.now().steady - (world_.now().calendar - time);
}

void Schedule::finish() {
    for (int i = 0; i < 1000 && is_busy(); ++i) {
        store_something();
        check();
    }
    for (Tab& tab : tabs_) connect(tab);
    for (int i = 0; i < 10'000; ++i) {
        const bool is_done = !is_busy() && is_quiet();
        for (Tab& tab : tabs_) {
            deliver(tab);
            check();
            receive(tab);
        }
        while (is_busy()) {
            store_something();
            check();
        }
        if (is_done) break;
    }
    check_tabs();
    require(world_.hub().is_settled(), "the hub is not settled");
    require(world_.hub().running_games() == (naive_.is_over ? 0U : 1U), "running games");
}

} // namespace schedules
