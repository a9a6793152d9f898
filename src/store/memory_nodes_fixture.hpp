#pragma once

#include "store/memory_store_fixture.hpp"

// The messages between servers in a `MemoryStore`.
namespace store {

inline void MemoryStore::tell_beginning(const ChangeGame& change) {
    if (change.node.empty()) return;
    const Game& game = *change.begins;
    tell_nodes({.node = change.node,
                .topic = Topic::game_began,
                .subject = game.id,
                .text = person_key(game.seats[0].player) + ' ' + person_key(game.seats[1].player) +
                        ' ' + change.rematch_of});
    data_->deadlines[game.id] = game.created + std::chrono::seconds(30);
}

inline ChangeResult MemoryStore::make(const KeepNode& change) {
    if (!change.joins && !data_->nodes.contains(change.node)) return missing();
    std::optional<Time> last = *last_heartbeat();
    for (const auto& [node, seen] : data_->nodes) last = last ? std::max(*last, seen) : seen;
    if (change.joins && last && *last < change.time - unnoticed_outage)
        data_->outages.push_back({*last, change.time});
    data_->nodes[change.node] = change.time;
    return kept(true);
}

inline ChangeResult MemoryStore::make(const RemoveNodes& change) {
    const std::size_t before = data_->nodes.size();
    for (auto at = data_->nodes.begin(); at != data_->nodes.end();) {
        const NodeId node = at->first;
        if (at->second >= change.unseen_since && node != change.node) {
            ++at;
            continue;
        }
        for (const auto& [id, owner] : std::map(data_->bound)) {
            if (owner != node) continue;
            data_->bound.erase(id);
            if (data_->invitations.erase(id) > 0)
                tell_nodes({.topic = Topic::uninvited, .subject = id, .text = "cancelled"});
        }
        for (auto& [game, due] : data_->deadlines) {
            const auto& seats = data_->games.at(game).game.seats;
            const bool was_there = std::ranges::any_of(seats, [&](const StoredSeat& seat) {
                const Color color = &seat == &seats[0] ? Color::white : Color::black;
                return data_->presence.contains({game, color, node}) ||
                       data_->visitors.contains({person_key(seat.player), node});
            });
            if (was_there) due = std::min(due, at->second);
        }
        for (const auto& place : std::set(data_->presence)) {
            if (place.node != node) continue;
            data_->presence.erase(place);
            tell_nodes(
                {.topic = Topic::presence,
                 .subject = place.game,
                 .text = (place.color == Color::white ? "white lost " : "black lost ") + node});
        }
        std::erase_if(data_->visitors, [&](const auto& one) { return one.first.second == node; });
        Time& heartbeat = data_->heartbeats["one"];
        heartbeat = std::max(heartbeat, at->second);
        at = data_->nodes.erase(at);
    }
    if (data_->nodes.empty() && before > 0) data_->bulletins.clear();
    return data_->nodes.size() < before ? kept(true) : missing();
}

inline ChangeResult MemoryStore::make(const TrimBulletins& change) {
    std::erase_if(data_->bulletins, [&](const Bulletin& one) { return one.number <= change.last; });
    return kept(true);
}

inline ChangeResult MemoryStore::make(const SetPresence& change) {
    if (change.is_here && !data_->nodes.contains(change.node)) return conflict();
    if (change.is_here)
        data_->presence.insert({change.game, change.color, change.node});
    else
        data_->presence.erase({change.game, change.color, change.node});
    const std::string color = change.color == Color::white ? "white" : "black";
    const char* const how = change.is_here ? " here " : change.leaves ? " left " : " lost ";
    tell_nodes({.node = change.node,
                .topic = Topic::presence,
                .subject = change.game,
                .text = color + how + change.node});
    return kept(true);
}

inline ChangeResult MemoryStore::make(const SetVisitor& change) {
    if (change.is_here && !data_->nodes.contains(change.node)) return conflict();
    if (change.claims_name && *is_guest_name_used(change.player.name, change.player.id))
        return conflict();
    const std::pair key{person_key(change.player), change.node};
    const bool is_guest = change.player.kind == PlayerKind::guest;
    if (change.is_here)
        data_->visitors[key] = is_guest ? account_id(change.player.name) : "";
    else
        data_->visitors.erase(key);
    return kept(true);
}

inline ChangeResult MemoryStore::make(const TellNodes& change) {
    tell_nodes(change.bulletin);
    return kept(true);
}

inline ChangeResult MemoryStore::make(const SetDeadline& change) {
    const auto found = data_->deadlines.find(change.game);
    if (found == data_->deadlines.end()) return missing();
    if (change.due)
        found->second = change.is_latest ? std::min(found->second, *change.due) : *change.due;
    else
        data_->deadlines.erase(found);
    return kept(true);
}

} // namespace store
