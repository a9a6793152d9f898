#include "nodes_schedule.hpp"

#include <algorithm>

namespace schedules {
namespace {

using namespace std::chrono_literals;
using server::Entry;

constexpr Milliseconds first_move_limit = 30s;
constexpr Milliseconds given_time = 15s;

} // namespace

NodesSchedule::NodesSchedule(std::uint64_t seed, Counts& counts)
    : Clients(seed, counts),
      world_(2 + seed % 2, server::HubLimits{.play = {1'000'000, 1s}, .lobby = {1'000'000, 1s}}) {
    for (const char* const name : {"Ada", "Bob"}) world_.add_account(name);
    const auto ada = world_.connect(0, "Ada");
    const auto bob = world_.connect(1, "Bob");
    world_.say(ada, wire::MakeChallenge{.terms = naive_.terms, .color = wire::ColorWish::white});
    world_.say(bob, wire::AcceptChallenge{world_.last<wire::Challenge>(ada)->challenge});
    game_ = world_.last<wire::GameStarted>(bob)->game;
    for (const auto id : {ada, bob}) world_.disconnect(id);
    if (naive_.terms.clock) left_ = {naive_.terms.clock->base, naive_.terms.clock->base};
    noted_ = turn_began_ = world_.now().calendar;
    world_.hold();
}

void NodesSchedule::run() {
    for (Tab& tab : tabs_) connect(tab);
    const auto steps = 20 + random_.below(400);
    for (std::uint64_t i = 0; i < steps; ++i) step();
    finish();
}

void NodesSchedule::step() {
    Tab& tab = tabs_[random_.below(tabs_.size())];
    const auto dice = random_.below(1000);
    if (dice < 240) {
        say_something(tab);
    } else if (dice < 280) {
        resend(tab);
    } else if (dice < 460) {
        for (auto count = random_.below(4); count > 0; --count) deliver(tab);
    } else if (dice < 640) {
        for (auto count = random_.below(20); count > 0; --count) receive(tab);
    } else if (dice < 790) {
        work();
    } else if (dice < 870) {
        world_.hear_events(any_node());
        ++counts_["heard events"];
    } else if (dice < 910) {
        world_.hear_bulletins(any_node());
    } else if (dice < 930) {
        disconnect(tab);
    } else if (dice < 975) {
        connect(tab);
    } else if (dice < 980) {
        world_.hub(any_node()).tidy(world_.now());
    } else if (dice < 985) {
        world_.examine(any_node());
    } else if (dice < 996) {
        world_.pass(Milliseconds(random_.below(chance(3) ? 40'000 : 1'000)));
    } else {
        kill(any_node());
    }
    check();
}

// The nodes.

server::ConnectionId NodesSchedule::open(const Tab& tab) {
    const std::size_t node = any_node();
    const auto connection = world_.connect(node, tab.name);
    world_.hub(node).measured(connection, tab.lag);
    where_[connection] = node;
    return connection;
}

void NodesSchedule::kill(std::size_t node) {
    for (Tab& tab : tabs_)
        if (tab.connection != 0 && where_[tab.connection] == node) lose(tab);
    world_.kill(node);
    trace("node", "killed");
    if (chance(50)) world_.bury();
    ++counts_["node killed"];
}

void NodesSchedule::work() {
    if (world_.held() == 0) return;
    if (chance(10)) {
        const bool is_unknown = chance(50);
        world_.store().mishaps = {{.is_unknown = is_unknown, .is_made = is_unknown && chance(50)}};
        ++counts_[is_unknown ? "unknown" : "failed"];
    }
    world_.work_one();
    world_.store().mishaps.clear();
}

// What must hold.

NaiveGame NodesSchedule::prefix(std::size_t events) const {
    NaiveGame part = naive_;
    part.events.resize(events);
    part.read();
    return part;
}

void NodesSchedule::check_state(const wire::GameState& state) {
    require(state.number <= naive_.events.size(), "a state is ahead of the game");
    const NaiveGame then = prefix(state.number);
    require(words(state.moves) == then.moves && state.draw == then.offers[0] &&
                state.takeback == then.offers[1] && state.end.has_value() == then.is_over,
            "a state is not that of the game");
}

/// A node may know less than all; but no less than whoever asks.
void NodesSchedule::check_refused_act(const Tab& tab, const wire::Refused& refused,
                                      const wire::GameAct& act) {
    if (refused.objection.why == Why(play::Denial::game_over) && !naive_.is_over)
        return require(is_late(now().calendar), "a flag has fallen too early");
    for (std::size_t known = act.seen; known <= naive_.events.size(); ++known) {
        const Expected expected = prefix(known).decide(*tab.side, act);
        if (!expected.is_known && expected.why == refused.objection.why) return;
    }
    require(false, "something is refused without a reason");
}

bool NodesSchedule::is_late(store::Time time) const {
    if (!naive_.terms.clock) return false;
    if (naive_.moves.size() < 2) return time - turn_began_ >= first_move_limit;
    return time - noted_ >= left_[index(naive_.turn())];
}

/// Nodes hear of a move late, or stand still while they write: the time until then is given away,
/// but never taken.
void NodesSchedule::check_clocks(const Entry& entry, store::Time time) {
    const auto noted = wire::clocks_after(entry.event);
    if (!naive_.terms.clock || !noted) return;
    const std::size_t turn = index(naive_.turn());
    const Milliseconds passed = naive_.moves.size() < 2 ? 0ms : time - noted_;
    std::array<Milliseconds, 2> most = left_;
    if (std::holds_alternative<wire::Moved>(entry.event) && naive_.moves.size() >= 2)
        most[turn] += naive_.terms.clock->increment;
    if (const auto* const gave = std::get_if<wire::GaveTime>(&entry.event))
        most[index(~gave->by)] += given_time;
    if (!std::holds_alternative<wire::TookBack>(entry.event)) {
        require((*noted)[1 - turn] == most[1 - turn], "a clock changes that does not run");
        require((*noted)[turn] <= most[turn] && (*noted)[turn] >= most[turn] - passed,
                "a clock is charged more than has passed, or less than nothing");
    }
    if (const auto* const ended = std::get_if<wire::Ended>(&entry.event);
        ended != nullptr && ended->outcome.reason() == game::Reason::time) {
        require(is_late(time), "a flag falls too early");
        require((*noted)[turn] == 0ms, "a fallen flag leaves time");
    }
    // A gift leaves a millisecond to whoever has none; what was used beyond that counts later.
    const bool goes_on = std::holds_alternative<wire::GaveTime>(entry.event);
    noted_ = goes_on && naive_.moves.size() >= 2 ? noted_ + (most[turn] - (*noted)[turn]) : time;
    if (!goes_on) turn_began_ = time;
    left_ = *noted;
}

/// Everything is said, written and heard.
void NodesSchedule::settle() {
    for (int i = 0; i < 1'000; ++i) {
        const bool is_done = i > 3 && is_quiet() && world_.held() == 0;
        for (Tab& tab : tabs_) {
            deliver(tab);
            receive(tab);
        }
        while (world_.held() > 0) {
            world_.work_one();
            check();
        }
        for (std::size_t node = 0; node < world_.count(); ++node) {
            world_.hear_bulletins(node);
            world_.hear_events(node);
            check();
        }
        if (is_done) break;
    }
}

/// The players want another game, and then perhaps not.
void NodesSchedule::play_again() {
    for (auto steps = random_.below(40); steps > 0; --steps) {
        Tab& tab = tabs_[random_.below(tabs_.size())];
        const auto dice = random_.below(100);
        if (dice < 25 && tab.connection != 0 && tab.side)
            world_.say(tab.connection, wire::Rematch{game_, chance(70)});
        else if (dice < 30)
            disconnect(tab);
        else if (dice < 33)
            for (Tab& any : tabs_) disconnect(any);
        else if (dice < 50)
            connect(tab);
        else if (dice < 70 && world_.held() > 0)
            world_.work_one();
        else if (dice < 90)
            world_.hear_bulletins(any_node());
        deliver(tab);
    }
    for (Tab& tab : tabs_) connect(tab);
    settle();
    check_rematch();
}

/// The order of the wishes is that in which they are stored.
void NodesSchedule::check_rematch() {
    std::array<bool, 2> wishes{};
    long begun = 0;
    const auto bulletins = store().bulletins(0);
    for (const store::Bulletin& bulletin : *bulletins) {
        const std::vector<std::string> said = words(bulletin.text);
        if (bulletin.topic == store::Topic::game_began && said.back() == game_) ++begun;
        if (bulletin.topic != store::Topic::rematch || bulletin.subject != game_ ||
            said.front() == "next" || wishes == std::array{true, true})
            continue;
        if (said[1] == "yes")
            wishes[said.front() == "white" ? 0 : 1] = true;
        else
            wishes = {};
    }
    const bool is_wanted = wishes == std::array{true, true};
    require(begun == (is_wanted ? 1 : 0), "a rematch that was not agreed on, or not one");
    ++counts_[is_wanted ? "rematch" : "no rematch"];
    for (std::size_t node = 0; node < world_.count() && !is_wanted; ++node)
        check_wishes(node, wishes);
}

void NodesSchedule::check_wishes(std::size_t node, const std::array<bool, 2>& wishes) {
    const auto reader = world_.connect(node, "Ada");
    world_.say(reader, wire::WatchGame{game_});
    while (world_.held() > 0) world_.work_one();
    std::array<bool, 2> shown{};
    for (const wire::FromServer& message : world_.heard(reader))
        if (const auto* const wish = std::get_if<wire::RematchWish>(&message); wish && wish->by)
            shown[index(*wish->by)] = true;
    require(shown == wishes, "a node takes a wish for another");
    world_.disconnect(reader);
    while (world_.held() > 0) world_.work_one();
}

void NodesSchedule::finish() {
    world_.bury();
    for (Tab& tab : tabs_) connect(tab);
    settle();
    check_tabs();
    if (naive_.terms.clock && !naive_.is_over) {
        world_.pass(std::max({left_[0], left_[1], first_move_limit}) + 10s);
        check();
        settle();
        require(naive_.is_over, "no flag falls");
        check_tabs();
    }
    if (naive_.is_over) play_again();
    for (std::size_t node = 0; node < world_.count(); ++node)
        require(world_.hub(node).is_settled(), "a hub is not settled");
}

} // namespace schedules
