#include <algorithm>
#include <charconv>
#include <sstream>

#include "core/checksum.hpp"
#include "server/hub.hpp"
#include "server/kept_game.hpp"
#include "wire/enum_words.hpp"

namespace server {
namespace {

using store::Topic;
using Told = GameRoom::Told;
using Work = GameRoom::Work;

std::vector<std::string> words_in(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(std::move(word));
    return words;
}

std::optional<Color> color_in(const std::string& word) {
    if (word == "white") return Color::white;
    if (word == "black") return Color::black;
    return std::nullopt;
}

wire::ChallengeEnd end_in(std::string_view word) {
    constexpr auto& words = wire::words_of<wire::ChallengeEnd>;
    const auto at = std::ranges::find(words, word);
    return at == words.end() ? wire::ChallengeEnd::cancelled
                             : static_cast<wire::ChallengeEnd>(at - words.begin());
}

int watchers_in(const GameRoom& room) {
    return static_cast<int>(
        std::ranges::count(room.watchers, wire::Participant::watcher, &GameRoom::Watcher::role));
}

} // namespace

// What is in memory here.

void Hub::bring(const store::PlayedGame& game, const std::vector<store::ChatLine>& chat,
                const std::vector<store::Presence>& presence, Now now) {
    const auto [found, is_new] = rooms_.try_emplace(game.game.id);
    if (!is_new) return;
    found->second.work = Work::loading;
    loaded(game.game.id, std::optional(game), chat, presence, now);
}

bool Hub::is_player_known(const GameRoom& room) const {
    return std::ranges::any_of(room.live->game().seats, [&](const store::StoredSeat& seat) {
        return !connections_of(person_key(seat.player)).empty();
    });
}

void Hub::tidy(Now now) {
    for (const auto& [game, side] : std::exchange(told_in_vain_, {}))
        tell_presence(game, side, false);
    remove_again();
    announce_again();
    end_gone_invitations(now);
    for (auto at = rooms_.begin(); is_shared() && at != rooms_.end();) {
        const store::GameId& game = at->first;
        GameRoom& room = at->second;
        const bool is_used = room.work != Work::none || !room.watchers.empty() ||
                             !room.waiting.empty() || !room.live ||
                             room.live->table().is_computer_to_move() || is_player_known(room);
        if (is_used) room.hand_on.reset();
        if (is_used || !hand_on(game, room, now)) {
            ++at;
            continue;
        }
        disarm(game, room);
        if (room.is_running) --running_count_;
        for (const store::StoredSeat& seat : room.live->game().seats) {
            const auto person = people_.find(person_key(seat.player));
            if (person == people_.end()) continue;
            person->second.games.erase(game);
            if (person->second.connections.empty() && person->second.games.empty())
                people_.erase(person);
        }
        at = rooms_.erase(at);
    }
}

/// Whether others check a game's clocks; if not, tells the store when they have to.
bool Hub::hand_on(const store::GameId& game, GameRoom& room, Now now) {
    const bool is_minded = !room.elsewhere[0].empty() || !room.elsewhere[1].empty();
    const auto due = is_minded ? std::nullopt : next_look(room, now);
    const std::uint32_t number = room.live->number();
    const bool is_known = room.hand_on && room.hand_on->number == number;
    if (!due || (is_known && room.hand_on->told == Told::done)) return true;
    if (is_known && room.hand_on->told == Told::asked) return false; // no answer yet
    room.hand_on = GameRoom::HandOn{number};
    commit(store::SetDeadline{game, due, true}, PendingDeadline{game, number});
    return false;
}

void Hub::settle(const PendingDeadline& pending, const store::ChangeResult& outcome, Now /*now*/) {
    const auto found = rooms_.find(pending.game);
    if (found == rooms_.end() || !found->second.hand_on) return;
    GameRoom::HandOn& hand_on = *found->second.hand_on;
    const bool is_done = outcome.is_kept() || outcome.fate == store::Fate::missing; // it has ended
    if (hand_on.number == pending.number) hand_on.told = is_done ? Told::done : Told::failed;
}

/// Invitations that were deleted with their maker's account are not announced.
void Hub::end_gone_invitations(Now now) {
    constexpr std::chrono::seconds patience{10};
    std::vector<std::string> gone;
    for (const auto& [id, invitation] : invitations_)
        if (invitation.gone_since && now.steady - *invitation.gone_since > patience)
            gone.push_back(id);
    for (const std::string& id : gone) end_invitation(id, wire::ChallengeEnd::cancelled, "");
}

void Hub::begin_anew(store::NodeId node, std::optional<store::Outage> last_outage) {
    last_outage_ = last_outage;
    tools_.node = std::move(node);
    connections_.clear();
    people_.clear();
    guest_names_.clear();
    invitations_.clear();
    withdrawn_.clear();
    rooms_.clear();
    wishes_.clear();
    alarms_.clear();
    pending_.clear();
    hinted_.clear();
    told_in_vain_.clear();
    removed_in_vain_.clear();
    forgotten_in_vain_.clear();
    effects_.clear();
    running_count_ = 0;
}

/// As on one machine, the time of an outage is charged to nobody, nor is up to a minute after it
/// until the side to move is back. Later, the time of its return is unknown.
std::unique_ptr<LiveGame> Hub::read_again(const store::PlayedGame& game, const LiveGame* before,
                                          Now now) const {
    const store::Time last = game.events.empty() ? game.game.created : game.events.back().time;
    if (before != nullptr || !last_outage_ || last > last_outage_->began) {
        const bool was_down = before != nullptr && before->is_down();
        const auto down_since = is_shared() && last_outage_ ? last_outage_->began : last_alive_;
        auto live = LiveGame::read(game, now, was_down ? down_since : now.calendar);
        if (live) live->carry_on(before, now);
        return live;
    }
    const store::Time end = last_outage_->ended + LiveGame::longest_downtime;
    if (now.calendar < end) return LiveGame::read(game, now, last_outage_->began);
    auto live = LiveGame::read(game, now, now.calendar - (end - last_outage_->began));
    if (live) live->carry_on(nullptr, now);
    return live;
}

// Which node is responsible.

/// A side's clock is measured by the node to which it is connected; if there is none, by any node
/// that has the game in memory.
bool Hub::minds_clock(const GameRoom& room) const {
    const Color turn = room.live->table().turn();
    return !is_shared() || room.is_here(turn) || room.elsewhere[index(turn)].empty();
}

/// The computer thinks on its opponent's node.
bool Hub::minds_computer(const GameRoom& room) const {
    const Color person = room.live->is_computer(Color::white) ? Color::black : Color::white;
    return !is_shared() || room.is_here(person) || room.elsewhere[index(person)].empty();
}

/// In calendar time, a little later than the node that measures the clock would check.
std::optional<store::Time> Hub::next_look(const GameRoom& room, Now now) const {
    constexpr std::chrono::seconds grace{2};
    const auto next = room.live->next_look(now);
    if (!next) return std::nullopt;
    return now.calendar + std::max(*next - now.steady, Milliseconds(0)) + grace;
}

std::optional<store::Time> Hub::examine(const store::GameId& game, Now now) {
    constexpr std::chrono::seconds pause{5};
    const auto found = rooms_.find(game);
    if (found == rooms_.end() || found->second.work != Work::none) return now.calendar + pause;
    GameRoom& room = found->second;
    const auto next = room.live->next_look(now);
    if (!next) return std::nullopt;
    if (*next > now.steady) return next_look(room, now);
    if (minds_clock(room)) look_at(game, room, now);
    return now.calendar + pause;
}

// Events of other nodes.

void Hub::hint(const std::vector<store::GameId>& games) {
    for (const store::GameId& game : games)
        if (rooms_.contains(game)) hinted_.insert(game);
}

void Hub::hint_at_all() { hint_at_share(0, 1); }

void Hub::hint_at_share(std::size_t share, std::size_t shares) {
    for (const auto& [game, room] : rooms_)
        if (std::hash<store::GameId>()(game) % shares == share) hinted_.insert(game);
}

std::vector<store::KnownEvents> Hub::take_hinted() {
    std::vector<store::KnownEvents> known;
    for (auto at = hinted_.begin(); at != hinted_.end();) {
        const auto room = rooms_.find(*at);
        if (room != rooms_.end() && room->second.work != Work::none) {
            ++at; // it is requested when that is done
            continue;
        }
        if (room != rooms_.end() && !room->second.live->is_over())
            known.push_back({*at, static_cast<int>(room->second.live->number())});
        at = hinted_.erase(at);
    }
    return known;
}

/// Whether somebody has seen later events than this node, on a node that received them earlier.
bool Hub::is_behind(const GameRoom& room, std::uint32_t seen) const {
    return is_shared() && seen > room.live->number() && !room.live->is_over();
}

void Hub::catch_up(const store::GameId& game, GameRoom& room, GameRequest request) {
    room.waiting.push_front(std::move(request));
    reload(game, room);
}

void Hub::happened(const store::LaterEvents& later, Now now) {
    const auto found = rooms_.find(later.game);
    if (found == rooms_.end()) return;
    GameRoom& room = found->second;
    if (room.work != Work::none) { // the change or read in progress may not be the last
        hinted_.insert(later.game);
        return;
    }
    std::vector<Entry> entries;
    for (const store::StoredEvent& event : later.events)
        if (event.number > static_cast<int>(room.live->number()))
            if (auto entry = entry_of(event, room.live->game()))
                entries.push_back(*std::move(entry));
    if (entries.empty()) return;
    disarm(later.game, room);
    if (!room.live->take_in(entries, now)) return reload(later.game, room);
    show_news(later.game, room, now);
    work_off(later.game, room, now);
}

std::unordered_map<store::GameId, int> Hub::watched_games() const {
    std::unordered_map<store::GameId, int> watched;
    for (const auto& [game, room] : rooms_)
        if (const int count = watchers_in(room); count > 0 && room.is_running)
            watched[game] = count;
    return watched;
}

void Hub::set_public_games(const std::vector<store::PublicGame>& games,
                           const std::function<int(const store::GameId&)>& watchers_elsewhere) {
    public_games_.games.clear();
    for (const auto& [game, moves, takebacks] : games) {
        const auto terms = terms_of(game);
        if (!terms) continue;
        wire::PublicGame running{.game = game.id, .terms = *terms, .plies = moves};
        for (const std::string& payload : takebacks)
            if (const auto event = wire::read_event(payload))
                if (const auto* const back = std::get_if<wire::TookBack>(&*event))
                    running.plies -= back->plies;
        for (const Color side : core::colors)
            running.players[index(side)] = person_of(game.seat(side));
        running.watchers = watchers_elsewhere(game.id);
        if (const auto room = rooms_.find(game.id); room != rooms_.end())
            running.watchers += watchers_in(room->second);
        public_games_.games.push_back(std::move(running));
    }
}

// Bulletins of others.

void Hub::heard(const store::Bulletin& bulletin, Now now) {
    switch (bulletin.topic) {
    case Topic::game_began: return hear_beginning(bulletin);
    case Topic::presence: return hear_presence(bulletin, now);
    case Topic::rematch: return hear_rematch(bulletin, now);
    case Topic::relation: return hear_relation(bulletin);
    case Topic::used: return hear_use(bulletin, now);
    case Topic::uninvited: {
        if (!invitations_.contains(bulletin.subject)) return;
        const std::size_t space = bulletin.text.find(' ');
        return end_invitation(bulletin.subject, end_in(bulletin.text.substr(0, space)),
                              space == std::string::npos ? "" : bulletin.text.substr(space + 1));
    }
    case Topic::login: // this and the next two are not for the hub
    case Topic::crowds:
    case Topic::watchers:
    case Topic::invited:
    case Topic::chat: return; // handled by `invited` and `said`, with data from the store
    }
}

void Hub::hear_beginning(const store::Bulletin& bulletin) {
    const std::vector<std::string> words = words_in(bulletin.text);
    if (invitations_.contains(bulletin.subject))
        end_invitation(bulletin.subject, wire::ChallengeEnd::accepted, "");
    if (words.size() < 2) return;
    const auto before = words.size() > 2 ? rooms_.find(words[2]) : rooms_.end();
    if (words.size() > 2) wishes_.erase(words[2]);
    if (before != rooms_.end() && before->second.next != bulletin.subject)
        lead_on(words[2], before->second, bulletin.subject);
    for (const Color side : core::colors) {
        const auto own = connections_of(words[index(side)]);
        if (own.empty()) continue;
        room_of(bulletin.subject);
        send(own, wire::GameStarted{bulletin.subject, side});
    }
}

void Hub::hear_presence(const store::Bulletin& bulletin, Now now) {
    const std::vector<std::string> words = words_in(bulletin.text);
    const auto found = rooms_.find(bulletin.subject);
    const auto side = words.size() < 3 ? std::nullopt : color_in(words[0]);
    if (!side || found == rooms_.end() || words[2] == tools_.node) return;
    GameRoom& room = found->second;
    auto& nodes = room.elsewhere[index(*side)];
    if (words[1] == "here")
        nodes.insert(words[2]);
    else
        nodes.erase(words[2]);
    if (!room.live) return;
    const bool was_here = room.live->is_here(*side);
    const bool is_here = room.is_here(*side) || !nodes.empty();
    if (is_here)
        room.live->arrive(*side, now);
    else if (was_here)
        room.live->depart(*side, words[1] == "left", now);
    if (was_here != room.live->is_here(*side)) show_presence(bulletin.subject, room, *side, now);
    if (room.work == Work::none) work_off(bulletin.subject, room, now);
}

void Hub::hear_rematch(const store::Bulletin& bulletin, Now now) {
    const std::vector<std::string> words = words_in(bulletin.text);
    const auto found = rooms_.find(bulletin.subject);
    const auto side = words.size() < 2 ? std::nullopt : color_in(words[0]);
    if (words.size() == 2 && words[0] == "next" && found != rooms_.end() &&
        found->second.next.empty())
        return lead_on(bulletin.subject, found->second, words[1]);
    if (!side) return;
    ConnectionId asked_by = 0;
    if (words.size() > 2)
        std::from_chars(words[2].data(), words[2].data() + words[2].size(), asked_by);
    const bool is_forgotten = words[1] == "no" && asked_by == 0;
    if (bulletin.node != tools_.node) asked_by = 0; // a connection of that node
    // Nodes of earlier versions do not say whose wish it is.
    const std::string person = words.size() > 3 ? words[3] : "?";
    take(RematchWish{bulletin.subject, *side, words[1] == "yes", person, is_forgotten}, asked_by,
         now);
}

void Hub::hear_relation(const store::Bulletin& bulletin) {
    const std::vector<std::string> words = words_in(bulletin.text);
    if (words.size() > 1) note_block(bulletin.subject, words[0], words[1] == "on");
}

void Hub::hear_use(const store::Bulletin& bulletin, Now now) {
    std::int64_t part = 0;
    std::from_chars(bulletin.text.data(), bulletin.text.data() + bulletin.text.size(), part);
    used_[bulletin.subject].use(Milliseconds(part), now.steady);
}

void Hub::invited(const store::Invitation& invitation, const store::StoredSeat& by,
                  const std::string& to) {
    const auto terms = wire::read_terms(invitation.options);
    if (!terms || invitations_.contains(invitation.id) || withdrawn_.contains(invitation.id))
        return;
    const Invitation& kept = invitations_[invitation.id] = {
        .kept = invitation, .terms = *terms, .by = by, .to = to, .is_stored = true};
    publish(kept);
}

void Hub::said(const store::ChatLine& line) {
    const auto found = rooms_.find(line.game);
    if (found == rooms_.end() || !found->second.live) return;
    GameRoom& room = found->second;
    room.chat_number = std::max(room.chat_number, line.number);
    show_line(room, line);
}

// Bulletins for others.

void Hub::tell_presence(const store::GameId& game, Color side, bool leaves) {
    if (!is_shared()) return;
    const auto room = rooms_.find(game);
    const bool is_here = room != rooms_.end() && room->second.is_here(side);
    commit(store::SetPresence{game, side, tools_.node, is_here, leaves},
           PendingPresence{game, side});
}

void Hub::settle(const PendingPresence& pending, const store::ChangeResult& outcome, Now /*now*/) {
    if (!outcome.is_kept()) told_in_vain_.emplace(pending.game, pending.side);
}

void Hub::tell_visitor(const store::Player& player, bool is_here) {
    if (is_shared()) commit(store::SetVisitor{player, tools_.node, is_here}, PendingDone{});
}

/// The same on every node, so that two nodes that begin it at once begin the same game.
store::GameId Hub::rematch_id(const store::GameId& game) const {
    constexpr std::string_view signs =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    std::uint64_t number = core::checksum("rematch:" + game);
    store::GameId id;
    for (int i = 0; i < 8; ++i, number /= signs.size()) id += signs[number % signs.size()];
    return id;
}

} // namespace server
