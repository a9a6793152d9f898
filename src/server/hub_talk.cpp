#include <algorithm>

#include "server/hub.hpp"

namespace server {

using wire::Why;

namespace {

constexpr std::chrono::minutes rematch_life{10};

} // namespace

void Hub::answer(ConnectionId id, const wire::SayInGame& message, Now now) {
    const Connection& connection = connections_.at(id);
    const auto found = rooms_.find(message.game);
    if (!connection.watched.contains(message.game) || found == rooms_.end() || !found->second.live)
        return refuse(id, "say", {.why = Why::no_such_game});
    GameRoom& room = found->second;
    const auto role = role_in(room, connection);
    const bool is_player = role != wire::Participant::watcher && !message.to_watchers;
    if (is_player && (room.live->is_computer(Color::white) || room.live->is_computer(Color::black)))
        return refuse(id, "say", {.why = Why::no_chat});
    const store::ChatLine line{.game = message.game,
                               .number = ++room.chat_number,
                               .room = is_player ? store::ChatRoom::players
                                                 : store::ChatRoom::spectators,
                               .author = connection.visitor.player,
                               .text = message.text,
                               .time = now.calendar};
    const bool is_for_others = role != wire::Participant::watcher && message.to_watchers;
    commit(store::AddChatLine{line, tools_.node}, PendingLine{line, id, is_for_others});
}

/// Once, whether it was read from the store, said here or announced by another node.
void Hub::show_line(GameRoom& room, const store::ChatLine& line) {
    const bool is_known = std::ranges::any_of(room.chat, [&](const store::ChatLine& one) {
        return one.number == line.number && one.author == line.author && one.text == line.text;
    });
    if (is_known) return;
    const bool is_player = line.room == store::ChatRoom::players;
    room.chat.push_back(line);
    if (room.chat.size() > GameRoom::chat_limit) room.chat.pop_front();
    std::vector<ConnectionId> readers;
    for (const GameRoom::Watcher& watcher : room.watchers)
        if ((watcher.role != wire::Participant::watcher) == is_player &&
            !is_unwelcome(connections_.at(watcher.connection).visitor, line.author))
            readers.push_back(watcher.connection);
    send(std::move(readers), wire::SaidInGame{line.game, {line.author.name, line.text}});
}

/// A line is shown to nobody before it can be shown to all. Another node may have used the same
/// number.
void Hub::settle(const PendingLine& pending, const store::ChangeResult& outcome, Now /*now*/) {
    constexpr int most_tries = 20;
    const auto room = rooms_.find(pending.line.game);
    if (outcome.is_kept()) {
        if (room != rooms_.end() && room->second.live) show_line(room->second, pending.line);
        if (pending.is_for_others) send(pending.by, wire::Done{"say"});
        return;
    }
    if (outcome.fate != store::Fate::conflict || pending.tries == most_tries)
        return refuse(pending.by, "say", {.why = Why::not_saved});
    PendingLine next = pending;
    ++next.tries;
    ++next.line.number;
    if (room != rooms_.end())
        next.line.number = room->second.chat_number =
            std::max(room->second.chat_number + 1, next.line.number);
    commit(store::AddChatLine{next.line, tools_.node}, next);
}

void Hub::answer(ConnectionId id, const wire::Rematch& message, Now now) {
    const Connection& connection = connections_.at(id);
    const auto found = rooms_.find(message.game);
    if (!connection.watched.contains(message.game) || found == rooms_.end() || !found->second.live)
        return refuse(id, "rematch", {.why = Why::no_such_game});
    GameRoom& room = found->second;
    const auto role = role_in(room, connection);
    if (role == wire::Participant::watcher)
        return refuse(id, "rematch", {.why = Why::not_a_player});
    if (!room.live->is_over()) return refuse(id, "rematch", {.why = Why::not_over});
    if (is_draining_) return refuse(id, "rematch", {.why = Why::closing});
    if (!room.next.empty())
        return send(id, wire::RematchWish{.game = message.game, .next = room.next});
    const RematchWish wish{message.game, static_cast<Color>(*role), message.wants,
                           connection.person};
    if (!is_shared()) return take(wish, id, now);
    announce(wish, id);
}

void Hub::announce(const RematchWish& wish, ConnectionId asked_by) {
    const std::string side = wish.by == Color::white ? "white" : "black";
    commit(store::TellNodes{{.node = tools_.node,
                             .topic = store::Topic::rematch,
                             .subject = wish.game,
                             .text = side + (wish.is_on ? " yes " : " no ") +
                                     std::to_string(asked_by) + ' ' + wish.person}},
           PendingWish{wish, asked_by});
}

/// A wish that could not be announced to other nodes is dropped here too, and its owner is told.
/// Nobody waits for the answer to a wish that is forgotten: that is announced until it succeeds.
/// All nodes, including this one, process wishes in the order of their bulletins, and so reach the
/// same result.
void Hub::settle(const PendingWish& pending, const store::ChangeResult& outcome, Now /*now*/) {
    if (!outcome.is_kept() && pending.asked_by != 0)
        return refuse(pending.asked_by, "rematch", {.why = Why::not_saved});
    if (!outcome.is_kept()) forgotten_in_vain_.push_back(pending.wish);
    effects_.emplace_back(Listen{});
}

void Hub::announce_again() {
    for (const RematchWish& wish : std::exchange(forgotten_in_vain_, {})) announce(wish, 0);
}

void Hub::take(const RematchWish& wish, ConnectionId asked_by, Now now) {
    const auto found = rooms_.find(wish.game);
    if (found != rooms_.end() && !found->second.next.empty()) return;
    const auto known = wishes_.find(wish.game);
    const bool is_refusal = !wish.is_on && !wish.is_forgotten;
    if (is_refusal && known != wishes_.end() && known->second.are_both())
        return; // too late: both wished it, and left before it could begin
    if (wish.is_on) {
        std::erase_if(forgotten_in_vain_, [&](const RematchWish& earlier) {
            return earlier.game == wish.game && earlier.by == wish.by;
        });
        Wishes& wishes = wishes_[wish.game];
        wishes.since = now.steady;
        wishes.by[index(wish.by)] = wish.person;
    } else {
        wishes_.erase(wish.game);
        withdraw_rematch(wish.game);
    }
    if (found == rooms_.end() || !found->second.live || !found->second.live->is_over()) return;
    GameRoom& room = found->second;
    if (asked_by != 0 && wish.is_on && room.live->is_computer(~wish.by))
        wishes_[wish.game].by[index(~wish.by)] =
            person_key(room.live->game().seat(~wish.by).player);
    if (room.begins_rematch) return;
    if (is_rematch_agreed(room)) return begin_rematch(wish.game, room, asked_by, now);
    const auto asking = connections_.find(asked_by);
    if (wish.is_on && asking != connections_.end() && !room.live->is_here(~wish.by))
        challenge_again(asking->second, room, ~wish.by, asked_by, now);
    show_wish(room, wish);
}

void Hub::show_wish(const GameRoom& room, const RematchWish& wish) {
    std::vector<ConnectionId> players;
    for (const GameRoom::Watcher& watcher : room.watchers)
        if (watcher.role != wire::Participant::watcher) players.push_back(watcher.connection);
    send(std::move(players),
         wire::RematchWish{.game = wish.game,
                           .by = wish.is_on ? std::optional(wish.by) : std::nullopt,
                           .is_away = wish.is_on && !room.live->is_here(~wish.by)});
}

/// Both players may have left the board before their node learned of both wishes: then the first of
/// them who returns begins the rematch.
bool Hub::is_rematch_agreed(const GameRoom& room) const {
    const auto found = wishes_.find(room.live->game().id);
    return found != wishes_.end() && found->second.are_both() && room.live->is_over() &&
           room.next.empty() && !room.begins_rematch && !is_draining_;
}

/// Sends the wish to a player who opens a finished game, perhaps again. If there is none, that is
/// sent too: the player may have seen one that has ended meanwhile.
void Hub::show_wishes(ConnectionId to, const GameRoom& room, Color reader) {
    if (!room.live->is_over() || room.begins_rematch) return;
    const auto found = wishes_.find(room.live->game().id);
    if (found == wishes_.end())
        return send(to, wire::RematchWish{.game = room.live->game().id, .next = room.next});
    for (const Color by : core::colors)
        if (!found->second.by[index(by)].empty())
            send(to, wire::RematchWish{.game = found->first,
                                       .by = by,
                                       .is_away = by == reader && !room.live->is_here(~by)});
}

/// Another node may learn of the end, and of wishes after it, before this one.
void Hub::show_wishes(const GameRoom& room) {
    if (!wishes_.contains(room.live->game().id)) return;
    for (const GameRoom::Watcher& watcher : room.watchers)
        if (watcher.role != wire::Participant::watcher)
            show_wishes(watcher.connection, room, static_cast<Color>(watcher.role));
}

/// Whoever still sees one is told that it has lapsed.
void Hub::forget_wishes(Now now) {
    std::erase_if(wishes_, [&](const auto& one) {
        const auto& [game, wishes] = one;
        if (now.steady - wishes.since <= rematch_life) return false;
        const auto room = rooms_.find(game);
        if (room != rooms_.end() && room->second.live)
            show_wish(room->second, {.game = game, .is_on = false});
        return true;
    });
}

/// Whoever begins another game no longer waits for a rematch.
void Hub::forget_wishes_of(const store::Player& player, Now now) {
    const std::string person = person_key(player);
    std::vector<RematchWish> own;
    for (const auto& [game, wishes] : wishes_)
        for (const Color by : core::colors)
            if (wishes.by[index(by)] == person) own.push_back({game, by, false, person, true});
    for (const RematchWish& wish : own) {
        if (is_shared())
            announce(wish, 0);
        else
            take(wish, 0, now);
    }
}

/// The challenges to somebody who has left the board end with the wish.
void Hub::withdraw_rematch(const store::GameId& game) {
    std::vector<std::string> asked;
    for (const auto& [id, invitation] : invitations_)
        if (invitation.kept.rematch_of == game && !invitation.is_taken) asked.push_back(id);
    for (const std::string& id : asked) withdraw(id, wire::ChallengeEnd::cancelled);
}

/// An account that has left the board, as programs do, gets a challenge.
void Hub::challenge_again(const Connection& by, const GameRoom& room, Color other,
                          ConnectionId asked_by, Now now) {
    const store::Player& whom = room.live->game().seat(other).player;
    const store::GameId& game = room.live->game().id;
    const bool is_asked = std::ranges::any_of(
        invitations_, [&](const auto& one) { return one.second.kept.rematch_of == game; });
    if (whom.kind != store::PlayerKind::account || is_asked || is_unwelcome(by.visitor, whom) ||
        objection_to(by, room.live->terms()))
        return;
    const wire::ColorWish color =
        other == Color::white ? wire::ColorWish::white : wire::ColorWish::black;
    Invitation challenge = invitation(by, room.live->terms(), color, false, now);
    challenge.kept.to = whom.id;
    challenge.to = whom.name;
    challenge.kept.source = "rematch";
    challenge.kept.rematch_of = game;
    challenge.kept.expires = now.calendar + rematch_life;
    challenge.is_stored = true;
    keep(std::move(challenge), asked_by);
}

void Hub::begin_rematch(const store::GameId& game, GameRoom& room, ConnectionId asked_by, Now now) {
    wishes_.erase(game);
    room.begins_rematch = true;
    withdraw_rematch(game);
    store::Game next = room.live->game();
    next.id = is_shared() ? rematch_id(game) : tools_.new_id();
    next.source = "rematch";
    next.end.reset();
    std::swap(next.seats[0], next.seats[1]);
    for (store::StoredSeat& seat : next.seats) {
        seat.step.reset();
        for (const ConnectionId own : connections_of(person_key(seat.player)))
            seat = seat_of(connections_.at(own).visitor, next.category);
    }
    start({.game = std::move(next),
           .terms = room.live->terms(),
           .asked_by = asked_by,
           .to = "rematch",
           .rematch_of = game},
          now);
}

} // namespace server
