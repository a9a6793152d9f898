#include "clients.hpp"

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

} // namespace

Clients::Clients(std::uint64_t seed, Counts& counts) : seed_(seed), counts_(counts), random_(seed) {
    wire::Terms& terms = naive_.terms;
    if (chance(30))
        terms.rules = game::Rules::chess;
    else
        terms.size = 4;
    if (chance(80)) terms.clock = play::TimeControl{chance(30) ? 10s : 60s, chance(50) ? 2s : 0s};
    for (const char* const name : {"Ada", "Ada", "Bob", "Bob", "Eve"})
        tabs_.push_back({.name = name, .lag = Milliseconds(chance(50) ? 0 : random_.below(900))});
    tabs_[0].side = tabs_[1].side = Color::white;
    tabs_[2].side = tabs_[3].side = Color::black;
}

std::vector<std::string> Clients::words(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> found;
    for (std::string word; stream >> word;) found.push_back(word);
    return found;
}

void Clients::require(bool holds, const std::string& what) const {
    if (holds) return;
    std::fprintf(stderr, "WRONG in schedule %llu after %zu events: %s\n",
                 static_cast<unsigned long long>(seed_), naive_.events.size(), what.c_str());
    std::exit(1);
}

/// The messages of a schedule that goes wrong, when it is run alone.
void Clients::trace(const std::string& who, const std::string& what) const {
    if (traces)
        std::printf("%10lld %s %s\n",
                    static_cast<long long>(now().steady.time_since_epoch().count()), who.c_str(),
                    what.c_str());
}

// What clients do.

wire::Act Clients::random_move(const Tab& tab) {
    if (chance(5)) return wire::PlayMove{"a1a4"};
    NaiveGame seen = naive_;
    seen.moves = tab.moves;
    const auto moves = seen.session()->legal_moves();
    if (moves.empty()) return wire::PlayMove{"a1a1"};
    return wire::PlayMove{moves[random_.below(moves.size())].text};
}

/// Mostly what makes sense, as far as the tab knows.
wire::Act Clients::random_act(const Tab& tab) {
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

void Clients::say_something(Tab& tab) {
    if (tab.connection == 0 || !tab.has_state || (!tab.side && chance(90))) return;
    if (tab.outgoing.size() + tab.incoming.size() > 1 && chance(80)) return;
    const wire::GameAct act{game_, tab.number, "n" + std::to_string(++nonce_), random_act(tab)};
    tab.acts.push_back(act);
    tab.outgoing.push_back(act);
    sent_[act.nonce] = {act, static_cast<std::size_t>(&tab - tabs_.data())};
}

void Clients::resend(Tab& tab) {
    if (tab.connection == 0 || tab.acts.empty()) return;
    const std::size_t back = random_.below(std::min<std::size_t>(tab.acts.size(), 3));
    tab.outgoing.push_back(tab.acts[tab.acts.size() - 1 - back]);
    ++counts_["resent"];
}

void Clients::deliver(Tab& tab) {
    if (tab.connection == 0 || tab.outgoing.empty()) return;
    const wire::FromClient message = std::move(tab.outgoing.front());
    tab.outgoing.pop_front();
    trace(tab.name, wire::to_json(message));
    say(tab, message);
    check();
}

void Clients::receive(Tab& tab) {
    if (tab.incoming.empty()) return;
    const wire::FromServer message = std::move(tab.incoming.front());
    tab.incoming.pop_front();
    if (const auto* const state = std::get_if<wire::GameState>(&message))
        follow(tab, *state);
    else if (const auto* const happened = std::get_if<wire::Happened>(&message))
        follow(tab, *happened);
}

void Clients::follow(Tab& tab, const wire::GameState& state) {
    require(!tab.has_state || state.number >= tab.number, "a tab is shown an older game");
    tab.has_state = true;
    tab.number = state.number;
    tab.moves = words(state.moves);
    tab.is_over = state.end.has_value();
}

void Clients::follow(Tab& tab, const wire::Happened& happened) {
    if (!tab.has_state || happened.number <= tab.number) return;
    require(happened.number == tab.number + 1, "a tab misses an event");
    tab.number = happened.number;
    if (const auto* const moved = std::get_if<wire::Moved>(&happened.event))
        tab.moves.push_back(moved->move);
    if (const auto* const back = std::get_if<wire::TookBack>(&happened.event))
        for (int i = 0; i < back->plies; ++i) tab.moves.pop_back();
    if (std::holds_alternative<wire::Ended>(happened.event)) tab.is_over = true;
}

void Clients::connect(Tab& tab) {
    if (tab.connection != 0) return;
    tab.connection = open(tab);
    if (chance(30)) tab.has_state = false; // starts afresh
    tab.outgoing.push_back(wire::WatchGame{game_, tab.has_state ? tab.number : 0});
}

void Clients::disconnect(Tab& tab) {
    if (tab.connection == 0) return;
    close(tab, chance(50));
    lose(tab);
    ++counts_["disconnected"];
}

void Clients::lose(Tab& tab) {
    tab.connection = 0;
    tab.outgoing.clear();
    tab.incoming.clear();
}

// What must hold.

void Clients::check() {
    check_new_events();
    take_messages();
}

void Clients::take_messages() {
    for (Tab& tab : tabs_) {
        if (tab.connection == 0) continue;
        for (wire::FromServer& message : heard(tab)) {
            trace("to " + tab.name, wire::to_json(message));
            if (const auto* const happened = std::get_if<wire::Happened>(&message))
                check_shown(*happened);
            if (const auto* const refused = std::get_if<wire::Refused>(&message))
                check_refused(tab, *refused);
            if (const auto* const state = std::get_if<wire::GameState>(&message))
                check_state(*state);
            noticed(tab, message);
            tab.incoming.push_back(std::move(message));
        }
    }
}

void Clients::check_shown(const wire::Happened& happened) {
    require(happened.number >= 1 && happened.number <= naive_.events.size(),
            "an event is shown that is not kept");
    const Entry& kept = naive_.events[happened.number - 1];
    require(kept.nonce == happened.nonce && kept.event == happened.event,
            "an event is shown otherwise than it is kept");
}

void Clients::check_refused(const Tab& tab, const wire::Refused& refused) {
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
    check_refused_act(tab, refused, found->second.act);
}

void Clients::check_new_events() {
    const auto stored = store().game(game_)->value();
    for (std::size_t i = naive_.events.size(); i < stored.events.size(); ++i) {
        const auto entry = server::entry_of(stored.events[i], stored.game);
        require(entry && entry->number == i + 1, "an event cannot be read");
        require(!naive_.is_over, "something happens after the end");
        trace("kept", wire::to_json(entry->event));
        check_clocks(*entry, stored.events[i].time);
        check_event(*entry);
        naive_.events.push_back(*entry);
        naive_.read();
        ++counts_[std::string(wire::kind_of(entry->event))];
    }
    require(naive_.is_over == stored.game.end.has_value(), "the end is not that of the game");
    caught_up();
}

void Clients::check_event(const Entry& entry) {
    const auto* const ended = std::get_if<wire::Ended>(&entry.event);
    if (ended != nullptr) {
        require(naive_.can_end(ended->outcome), "the game cannot end so");
        ++counts_["ended by " + std::string(wire::reason_word(ended->outcome.reason()))];
    }
    if (!entry.actor) return require(ended != nullptr, "a server does something by itself");
    if (is_foreign(entry.nonce)) return;
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

bool Clients::is_quiet() const {
    return std::ranges::all_of(
        tabs_, [](const Tab& tab) { return tab.outgoing.empty() && tab.incoming.empty(); });
}

void Clients::check_tabs() const {
    for (const Tab& tab : tabs_)
        require(tab.has_state && tab.number == naive_.events.size() && tab.moves == naive_.moves &&
                    tab.is_over == naive_.is_over,
                "a tab does not show the game");
}

} // namespace schedules
