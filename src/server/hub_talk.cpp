#include <algorithm>

#include "server/hub.hpp"
#include "server/start.hpp"

namespace server {

using wire::Why;

void Hub::answer(ConnectionId id, const wire::SayInGame& message, Now now) {
    const Connection& connection = connections_.at(id);
    const auto found = rooms_.find(message.game);
    if (!connection.watched.contains(message.game) || found == rooms_.end() || !found->second.live)
        return refuse(id, "say", {.why = Why::no_such_game});
    GameRoom& room = found->second;
    const auto role = role_in(room, connection);
    const bool is_player = role != wire::Role::watcher && !message.to_watchers;
    if (is_player && (room.live->is_computer(Color::white) || room.live->is_computer(Color::black)))
        return refuse(id, "say", {.why = Why::no_chat});
    const store::ChatLine line{.game = message.game,
                               .number = ++room.chat_number,
                               .room = is_player ? store::Room::players : store::Room::spectators,
                               .author = connection.visitor.player,
                               .text = message.text,
                               .time = now.calendar};
    room.chat.push_back(line);
    if (room.chat.size() > GameRoom::chat_limit) room.chat.pop_front();
    commit(store::AddChatLine{line}, PendingDone{});
    std::vector<ConnectionId> readers;
    for (const GameRoom::Watcher& watcher : room.watchers)
        if ((watcher.role != wire::Role::watcher) == is_player &&
            !is_unwelcome(connections_.at(watcher.connection).visitor, line.author))
            readers.push_back(watcher.connection);
    send(std::move(readers), wire::SaidInGame{message.game, {line.author.name, line.text}});
}

void Hub::answer(ConnectionId id, const wire::Rematch& message, Now now) {
    const Connection& connection = connections_.at(id);
    const auto found = rooms_.find(message.game);
    if (!connection.watched.contains(message.game) || found == rooms_.end() || !found->second.live)
        return refuse(id, "rematch", {.why = Why::no_such_game});
    GameRoom& room = found->second;
    const auto role = role_in(room, connection);
    if (role == wire::Role::watcher) return refuse(id, "rematch", {.why = Why::not_a_player});
    if (!room.live->is_over()) return refuse(id, "rematch", {.why = Why::not_over});
    if (is_draining_) return refuse(id, "rematch", {.why = Why::closing});
    if (!room.next.empty())
        return send(id, wire::RematchWish{.game = message.game, .next = room.next});
    const auto side = static_cast<Color>(*role);
    if (!message.wants) {
        room.wants_rematch = {};
    } else {
        room.wants_rematch[index(side)] = true;
        if (room.live->is_computer(~side)) room.wants_rematch[index(~side)] = true;
    }
    if (room.begins_rematch) return;
    if (room.wants_rematch == std::array{true, true})
        return begin_rematch(message.game, room, id, now);
    std::vector<ConnectionId> players;
    for (const GameRoom::Watcher& watcher : room.watchers)
        if (watcher.role != wire::Role::watcher) players.push_back(watcher.connection);
    send(std::move(players),
         wire::RematchWish{.game = message.game,
                           .by = message.wants ? std::optional(side) : std::nullopt});
}

void Hub::begin_rematch(const store::GameId& game, GameRoom& room, ConnectionId asked_by, Now now) {
    room.wants_rematch = {};
    room.begins_rematch = true;
    store::Game next = room.live->game();
    next.id = tools_.new_id();
    next.source = "rematch";
    next.end.reset();
    std::swap(next.seats[0], next.seats[1]);
    for (store::Seat& seat : next.seats) {
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
