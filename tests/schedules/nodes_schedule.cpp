#include "nodes_schedule.hpp"

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

std::vector<std::string> words(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> found;
    for (std::string word; stream >> word;) found.push_back(word);
    return found;
}

wire::GameEvent without_times(wire::GameEvent event) {
    std::visit(
        [](auto& one) {
            if constexpr (requires { one.spent; }) one.spent = {};
        },
        event);
    return event;
}

} // namespace

NodesSchedule::NodesSchedule(std::uint64_t seed, Counts& counts)
    : seed_(seed), counts_(counts), random_(seed),
      world_(2 + seed % 2, server::HubLimits{.play = {1'000'000, 1s}, .lobby = {1'000'000, 1s}}) {
    if (chance(30))
        naive_.terms.rules = game::Rules::chess;
    else
        naive_.terms.size = 4;
    for (const char* const name : {"Ada", "Bob"}) world_.add_account(name);
    const auto ada = world_.connect(0, "Ada");
    const auto bob = world_.connect(1, "Bob");
    world_.say(ada, wire::MakeChallenge{.terms = naive_.terms, .color = wire::ColorWish::white});
    world_.say(bob, wire::AcceptChallenge{world_.last<wire::Challenge>(ada)->challenge});
    game_ = world_.last<wire::GameStarted>(bob)->game;
    for (const auto id : {ada, bob}) world_.disconnect(id);
    for (const char* const name : {"Ada", "Ada", "Bob", "Bob", "Eve"})
        tabs_.push_back({.name = name});
    tabs_[0].side = tabs_[1].side = Color::white;
    tabs_[2].side = tabs_[3].side = Color::black;
    world_.hold();
    for (Tab& tab : tabs_) connect(tab);
}

void NodesSchedule::require(bool holds, const std::string& what) const {
    if (holds) return;
    std::fprintf(stderr, "WRONG in schedule %llu of nodes after %zu events: %s\n",
                 static_cast<unsigned long long>(seed_), naive_.events.size(), what.c_str());
    std::exit(1);
}

void NodesSchedule::run() {
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
    } else if (dice < 800) {
        work();
    } else if (dice < 880) {
        world_.hear_events(any_node());
        ++counts_["heard events"];
    } else if (dice < 920) {
        world_.hear_bulletins(any_node());
    } else if (dice < 940) {
        disconnect(tab);
    } else if (dice < 985) {
        connect(tab);
    } else if (dice < 990) {
        world_.hub(any_node()).tidy(world_.now());
    } else if (dice < 995) {
        world_.pass(server::Milliseconds(random_.below(1'000)));
    } else {
        kill(any_node());
    }
    check();
}

// What clients do.

wire::Act NodesSchedule::random_act(const Tab& tab) {
    const Color turn = tab.moves.size() % 2 == 0 ? Color::white : Color::black;
    if (chance(tab.side == turn ? 85 : 5)) {
        NaiveGame seen = naive_;
        seen.moves = tab.moves;
        const auto moves = seen.session()->legal_moves();
        if (moves.empty() || chance(3)) return wire::PlayMove{"a1a1"};
        return wire::PlayMove{moves[random_.below(moves.size())].text};
    }
    const OfferKind kind = chance(30) ? OfferKind::draw : OfferKind::takeback;
    const auto dice = random_.below(1000);
    if (dice < 600) return wire::MakeOffer{kind};
    if (dice < 960) return wire::AnswerOffer{kind, chance(kind == OfferKind::draw ? 5 : 60)};
    if (dice < 990) return wire::ClaimDraw{game::Claim::threefold_repetition};
    return wire::Resign{};
}

void NodesSchedule::say_something(Tab& tab) {
    if (tab.connection == 0 || !tab.has_state || !tab.side) return;
    if (tab.outgoing.size() + tab.incoming.size() > 1 && chance(80)) return;
    const wire::GameAct act{game_, tab.number, "n" + std::to_string(++nonce_), random_act(tab)};
    tab.acts.push_back(act);
    tab.outgoing.push_back(act);
    sent_[act.nonce] = {act, static_cast<std::size_t>(&tab - tabs_.data())};
}

void NodesSchedule::resend(Tab& tab) {
    if (tab.connection == 0 || tab.acts.empty()) return;
    const std::size_t back = random_.below(std::min<std::size_t>(tab.acts.size(), 3));
    tab.outgoing.push_back(tab.acts[tab.acts.size() - 1 - back]);
    ++counts_["resent"];
}

void NodesSchedule::deliver(Tab& tab) {
    if (tab.connection == 0 || tab.outgoing.empty()) return;
    const wire::FromClient message = std::move(tab.outgoing.front());
    tab.outgoing.pop_front();
    world_.say(tab.connection, message);
    check();
}

void NodesSchedule::receive(Tab& tab) {
    if (tab.incoming.empty()) return;
    const wire::FromServer message = std::move(tab.incoming.front());
    tab.incoming.pop_front();
    if (const auto* const state = std::get_if<wire::GameState>(&message)) {
        require(!tab.has_state || state->number >= tab.number, "a tab is shown an older game");
        tab.has_state = true;
        tab.number = state->number;
        tab.moves = words(state->moves);
        tab.is_over = state->end.has_value();
    } else if (const auto* const happened = std::get_if<wire::Happened>(&message)) {
        if (!tab.has_state || happened->number <= tab.number) return;
        require(happened->number == tab.number + 1, "a tab misses an event");
        tab.number = happened->number;
        if (const auto* const moved = std::get_if<wire::Moved>(&happened->event))
            tab.moves.push_back(moved->move);
        if (const auto* const back = std::get_if<wire::TookBack>(&happened->event))
            for (int i = 0; i < back->plies; ++i) tab.moves.pop_back();
        if (std::holds_alternative<wire::Ended>(happened->event)) tab.is_over = true;
    }
}

void NodesSchedule::connect(Tab& tab) {
    if (tab.connection != 0) return;
    const std::size_t node = any_node();
    tab.connection = world_.connect(node, tab.name);
    where_[tab.connection] = node;
    if (chance(30)) tab.has_state = false;
    if (!tab.has_state) tab.number = 0;
    tab.outgoing.push_back(wire::WatchGame{game_, tab.number});
}

void NodesSchedule::disconnect(Tab& tab) {
    if (tab.connection == 0) return;
    world_.disconnect(tab.connection, chance(50));
    tab.connection = 0;
    tab.outgoing.clear();
    tab.incoming.clear();
    ++counts_["disconnected"];
}

// What the world does.

void NodesSchedule::kill(std::size_t node) {
    for (Tab& tab : tabs_) {
        if (tab.connection == 0 || where_[tab.connection] != node) continue;
        tab.connection = 0;
        tab.outgoing.clear();
        tab.incoming.clear();
    }
    world_.kill(node);
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

void NodesSchedule::check() {
    check_new_events();
    for (Tab& tab : tabs_) {
        if (tab.connection == 0) continue;
        for (wire::FromServer& message : world_.heard(tab.connection)) {
            check_message(tab, message);
            tab.incoming.push_back(std::move(message));
        }
    }
}

void NodesSchedule::check_message(Tab& tab, const wire::FromServer& message) {
    if (const auto* const happened = std::get_if<wire::Happened>(&message)) {
        require(happened->number >= 1 && happened->number <= naive_.events.size(),
                "an event is shown that is not kept");
        const Entry& kept = naive_.events[happened->number - 1];
        require(kept.nonce == happened->nonce && kept.event == happened->event,
                "an event is shown otherwise than it is kept");
    }
    if (const auto* const refused = std::get_if<wire::Refused>(&message))
        check_refused(tab, *refused);
    if (const auto* const state = std::get_if<wire::GameState>(&message)) {
        require(state->number <= naive_.events.size(), "a state is ahead of the game");
        const NaiveGame then = prefix(state->number);
        require(words(state->moves) == then.moves && state->draw == then.offers[0] &&
                    state->takeback == then.offers[1] && state->end.has_value() == then.is_over,
                "a state is not that of the game");
    }
}

/// A node may know less than all; but no less than whoever asks.
void NodesSchedule::check_refused(const Tab& tab, const wire::Refused& refused) {
    const auto found = sent_.find(refused.nonce);
    if (found == sent_.end()) return;
    ++counts_["refused"];
    if (refused.objection.why == Why(wire::Why::not_saved))
        return require(
            std::ranges::none_of(naive_.events,
                                 [&](const Entry& entry) { return entry.nonce == refused.nonce; }),
            "what was said not to be saved is");
    for (std::size_t known = found->second.act.seen; known <= naive_.events.size(); ++known) {
        const Expected expected = prefix(known).decide(*tab.side, found->second.act);
        if (!expected.is_known && expected.why == refused.objection.why) return;
    }
    require(false, "something is refused without a reason");
}

void NodesSchedule::check_new_events() {
    const auto stored = world_.store().game(game_)->value();
    for (std::size_t i = naive_.events.size(); i < stored.events.size(); ++i) {
        const auto entry = server::entry_of(stored.events[i], stored.game);
        require(entry && entry->number == i + 1, "an event cannot be read");
        require(!naive_.is_over, "something happens after the end");
        check_event(*entry);
        naive_.events.push_back(*entry);
        naive_.read();
        ++counts_[std::string(wire::kind_of(entry->event))];
    }
    require(naive_.is_over == stored.game.end.has_value(), "the end is not that of the game");
}

void NodesSchedule::check_event(const Entry& entry) {
    const auto* const ended = std::get_if<wire::Ended>(&entry.event);
    if (ended != nullptr) require(naive_.can_end(ended->outcome), "the game cannot end so");
    require(entry.actor.has_value(), "a node does something by itself");
    const bool is_second = !naive_.events.empty() && naive_.events.back().nonce == entry.nonce;
    if (is_second) return require(ended != nullptr, "something happens twice");
    require(std::ranges::none_of(naive_.events,
                                 [&](const Entry& other) { return other.nonce == entry.nonce; }),
            "something happens twice");
    const Sent& sent = sent_.at(entry.nonce);
    require(tabs_[sent.tab].side == entry.actor, "somebody acts for somebody else");
    const Expected expected = naive_.decide(*entry.actor, sent.act);
    require(!expected.why, "something happens that should be refused");
    if (expected.event)
        require(without_times(entry.event) == *expected.event, "something else happens");
    else
        require(ended != nullptr, "the game does not end");
}

void NodesSchedule::finish() {
    world_.bury();
    for (Tab& tab : tabs_) connect(tab);
    for (int i = 0; i < 1'000; ++i) {
        bool is_quiet = true;
        for (Tab& tab : tabs_) {
            is_quiet = is_quiet && tab.outgoing.empty() && tab.incoming.empty();
            deliver(tab);
            receive(tab);
        }
        while (world_.held() > 0) {
            is_quiet = false;
            world_.work_one();
            check();
        }
        for (std::size_t node = 0; node < world_.count(); ++node) {
            world_.hear_bulletins(node);
            world_.hear_events(node);
            check();
        }
        if (is_quiet && i > 3) break;
    }
    for (const Tab& tab : tabs_)
        require(tab.has_state && tab.number == naive_.events.size() && tab.moves == naive_.moves &&
                    tab.is_over == naive_.is_over,
                "a tab does not show the game");
    for (std::size_t node = 0; node < world_.count(); ++node)
        require(world_.hub(node).is_settled(), "a hub is not settled");
}

} // namespace schedules
