#include "server/hub.hpp"

#include <algorithm>

#include "server/kept_game.hpp"

namespace server {

Hub::Hub(HubTools tools) : tools_(std::move(tools)) {}
Hub::~Hub() = default;

void Hub::received(ConnectionId connection, wire::FromClient message, Now now) {
    const auto found = connections_.find(connection);
    if (found == connections_.end()) return;
    if (!admits(found->second, message, now)) {
        effects_.emplace_back(Close{connection, CloseCode::policy});
        return;
    }
    if (tools_.prepare && !tools_.prepare(message))
        return refuse(connection, wire::kind_of(message), {.why = wire::Why::not_saved});
    std::visit([&](const auto& one) { answer(connection, one, now); }, message);
}

void Hub::misread(ConnectionId connection, const wire::Misread& misread, Now now) {
    const auto found = connections_.find(connection);
    if (found == connections_.end()) return;
    if (!admits(found->second, wire::Ping{}, now))
        effects_.emplace_back(Close{connection, CloseCode::policy});
    else
        refuse(connection, misread.kind, misread.objection);
}

void Hub::commit(store::Change change, Pending pending) {
    pending_.emplace(++last_ticket_, std::move(pending));
    effects_.emplace_back(Commit{last_ticket_, std::move(change)});
}

void Hub::committed(Ticket ticket, const store::ChangeResult& outcome, Now now) {
    const auto found = pending_.find(ticket);
    if (found == pending_.end()) return;
    const Pending pending = std::move(found->second);
    pending_.erase(found);
    std::visit([&](const auto& one) { settle(one, outcome, now); }, pending);
}

void Hub::settle(const PendingDone& pending, const store::ChangeResult& outcome, Now /*now*/) {
    if (pending.asked_by == 0) return;
    if (outcome.is_kept())
        send(pending.asked_by, wire::Done{pending.to});
    else if (outcome.fate == store::Fate::missing)
        refuse(pending.asked_by, pending.to, {.why = wire::Why::no_such_player});
    else
        refuse(pending.asked_by, pending.to, {.why = wire::Why::not_saved});
}

void Hub::restore(const std::vector<store::PlayedGame>& games,
                  std::optional<store::Time> last_alive, Now now) {
    last_alive_ = last_alive;
    for (const store::PlayedGame& played : games) {
        auto live = LiveGame::read(played, now, last_alive);
        if (!live) continue; // `serve --check` tells which games cannot be read
        GameRoom& room = rooms_[played.game.id];
        room.shown = live->number();
        room.live = std::move(live);
        enter(played.game.id, room);
        work_off(played.game.id, room, now);
    }
}

void Hub::tick(Now now) {
    while (!alarms_.empty() && alarms_.begin()->first <= now.steady) {
        const store::GameId game = alarms_.begin()->second;
        GameRoom& room = rooms_.at(game);
        disarm(game, room);
        if (room.work == GameRoom::Work::none) look_at(game, room, now);
        if (room.work == GameRoom::Work::none) arm(game, room, now);
    }
    let_lapse(now);
    forget_old(now);
}

/// There is a count for each person and address, so these are not checked at every tick.
void Hub::forget_old(Now now) {
    constexpr std::chrono::seconds pause{20};
    if (now.steady < next_forgetting_) return;
    next_forgetting_ = now.steady + pause;
    std::erase_if(used_, [&](const auto& one) { return one.second.is_fresh(now.steady); });
    forget_wishes(now);
}

std::optional<Instant> Hub::next_tick() const {
    if (alarms_.empty()) return std::nullopt;
    return alarms_.begin()->first;
}

void Hub::drain(Now /*now*/) {
    constexpr std::chrono::seconds spread{5};
    is_draining_ = true;
    std::vector<ConnectionId> all;
    all.reserve(connections_.size());
    for (const auto& [id, connection] : connections_) all.push_back(id);
    send(std::move(all), wire::Goodbye{spread});
}

bool Hub::is_settled() const { return pending_.empty(); }

} // namespace server
