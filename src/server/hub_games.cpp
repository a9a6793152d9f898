#include <algorithm>

#include "server/hub.hpp"
#include "server/kept_game.hpp"

namespace server {
namespace {

using wire::Why;
using Work = GameRoom::Work;

/// How long to wait before a failing store is asked again.
constexpr Milliseconds load_pause{1000};
/// How often a change with an unknown outcome is repeated.
constexpr int most_tries = 3;

std::optional<Color> side_of(wire::Participant role) {
    if (role == wire::Participant::watcher) return std::nullopt;
    return static_cast<Color>(role);
}

bool is_move(const Entry& entry) { return std::holds_alternative<wire::Moved>(entry.event); }

std::vector<ConnectionId> all_in(const GameRoom& room) {
    std::vector<ConnectionId> all;
    all.reserve(room.watchers.size());
    for (const GameRoom::Watcher& watcher : room.watchers) all.push_back(watcher.connection);
    return all;
}

/// Whether one side had not moved before these events. The game of an absent player can be
/// claimed only afterwards.
bool opens(const LiveGame& live, const std::vector<Entry>& entries) {
    auto before = static_cast<std::ptrdiff_t>(live.plies());
    for (const Entry& entry : entries) {
        if (is_move(entry)) --before;
        if (const auto* const back = std::get_if<wire::TookBack>(&entry.event))
            before += back->plies;
    }
    return before < 2;
}

/// First those who wait for the move of this side, then the side itself, which knows it.
std::vector<ConnectionId> others_first(const GameRoom& room, std::optional<Color> actor) {
    std::vector<ConnectionId> all;
    std::vector<ConnectionId> own;
    for (const GameRoom::Watcher& watcher : room.watchers)
        (actor && side_of(watcher.role) == actor ? own : all).push_back(watcher.connection);
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

} // namespace

// Beginning.

void Hub::start(PendingStart start, Now now) {
    start.game.created = now.calendar;
    store::ChangeGame change{.game = start.game.id, .begins = start.game};
    change.node = tools_.node;
    change.rematch_of = start.rematch_of;
    if (!start.invitation.empty() && invitations_.at(start.invitation).is_stored)
        change.accepted.push_back(start.invitation);
    effects_.emplace_back(Named{start.asked_by, start.game.id});
    commit(std::move(change), std::move(start));
}

void Hub::settle(const PendingStart& pending, const store::ChangeResult& outcome, Now now) {
    const auto invitation = invitations_.find(pending.invitation);
    const auto found = rooms_.find(pending.rematch_of);
    GameRoom* const before = found == rooms_.end() ? nullptr : &found->second;
    if (before != nullptr) before->begins_rematch = false;
    const bool is_gone = is_shared() && outcome.fate == store::Fate::conflict;
    if (is_gone && pending.invitation.empty()) { // the rematch had already begun
        if (before == nullptr || !before->next.empty()) return;
        lead_on(pending.rematch_of, *before, pending.game.id);
        return commit(store::TellNodes{{.node = tools_.node,
                                        .topic = store::Topic::rematch,
                                        .subject = pending.rematch_of,
                                        .text = "next " + pending.game.id}},
                      PendingDone{});
    }
    if (is_gone) { // another node was faster, and announces the result
        if (invitation != invitations_.end()) invitation->second.gone_since = now.steady;
        return refuse(
            pending.asked_by, pending.to,
            {.why = pending.to == "accept_seek" ? Why::no_such_seek : Why::no_such_challenge});
    }
    if (!outcome.is_kept()) {
        if (invitation != invitations_.end()) {
            invitation->second.is_taken = false;
            publish(invitation->second);
        }
        return refuse(pending.asked_by, pending.to, {.why = Why::not_saved});
    }
    if (invitation != invitations_.end()) {
        invitation->second.is_stored = false; // the store has removed it with the same change
        withdraw(pending.invitation, wire::ChallengeEnd::accepted);
    }
    const store::GameId& id = pending.game.id;
    GameRoom& room = rooms_[id];
    room.live = std::make_unique<LiveGame>(pending.game, pending.terms, now);
    enter(id, room);
    if (before != nullptr) lead_on(pending.rematch_of, *before, id);
    wishes_.erase(pending.rematch_of); // also where nobody is at that board any more
    if (pending.terms.days == 0)       // it is played now
        for (const store::StoredSeat& seat : pending.game.seats)
            if (seat.player.kind != store::PlayerKind::computer) forget_wishes_of(seat.player, now);
    for (const Color side : core::colors)
        send(connections_of(person_key(pending.game.seat(side).player)),
             wire::GameStarted{id, side});
    work_off(id, room, now);
}

/// The rematch of a game has begun.
void Hub::lead_on(const store::GameId& game, GameRoom& room, const store::GameId& next) {
    room.begins_rematch = false;
    wishes_.erase(game);
    room.next = next;
    send(all_in(room), wire::RematchWish{.game = game, .next = next});
}

/// Enters a running game in the lists of its players.
void Hub::enter(const store::GameId& game, GameRoom& room) {
    if (room.is_running || room.live->is_over()) return;
    room.is_running = true;
    ++running_count_;
    for (const store::StoredSeat& seat : room.live->game().seats)
        if (seat.player.kind != store::PlayerKind::computer)
            people_[person_key(seat.player)].games.insert(game);
}

void Hub::leave(const store::GameId& game, GameRoom& room) {
    if (!room.is_running || !room.live->is_over()) return;
    room.is_running = false;
    --running_count_;
    effects_.emplace_back(Finished{game});
    show_wishes(room);
    for (const store::StoredSeat& seat : room.live->game().seats) {
        const auto found = people_.find(person_key(seat.player));
        if (found == people_.end()) continue;
        found->second.games.erase(game);
        if (found->second.connections.empty() && found->second.games.empty()) people_.erase(found);
    }
}

// Following.

GameRoom& Hub::room_of(const store::GameId& game) {
    const auto [found, is_new] = rooms_.try_emplace(game);
    if (is_new) reload(game, found->second);
    return found->second;
}

void Hub::answer(ConnectionId id, const wire::WatchGame& message, Now now) {
    const Connection& connection = connections_.at(id);
    if (!store::is_game_id(message.game))
        return refuse(id, "watch_game", {.why = Why::no_such_game});
    const int most = tools_.limits.watched;
    if (!connection.watched.contains(message.game) &&
        static_cast<int>(connection.watched.size()) >= most)
        return refuse(id, "watch_game", {.why = Why::too_many, .limit = most});
    request(message.game, room_of(message.game), WatchRequest{id, message.seen}, now);
}

void Hub::answer(ConnectionId id, const wire::LeaveGame& message, Now now) {
    depart(id, message.game, true, now);
}

void Hub::answer(ConnectionId id, const wire::GameAct& message, Now now) {
    if (!store::is_game_id(message.game)) return refuse(id, message, {.why = Why::no_such_game});
    request(message.game, room_of(message.game), ActRequest{id, message}, now);
}

std::optional<wire::Participant> Hub::role_in(const GameRoom& room,
                                              const Connection& connection) const {
    const store::Game& game = room.live->game();
    for (const Color side : core::colors) {
        const store::Player& player = game.seat(side).player;
        if (player.kind == connection.visitor.player.kind &&
            player.id == connection.visitor.player.id)
            return static_cast<wire::Participant>(side);
    }
    if (game.is_private) return std::nullopt;
    return wire::Participant::watcher;
}

// One request after the other.

void Hub::request(const store::GameId& game, GameRoom& room, GameRequest request, Now now) {
    if (room.waiting.size() >= GameRoom::waiting_limit) {
        if (const auto* const act = std::get_if<ActRequest>(&request))
            refuse(act->from, act->act, {.why = Why::too_many, .limit = GameRoom::waiting_limit});
        return;
    }
    room.waiting.push_back(std::move(request));
    work_off(game, room, now);
}

/// Handles waiting requests until something has to be written, then updates clocks and computers.
/// The room may be gone afterwards.
void Hub::work_off(const store::GameId& game, GameRoom& room, Now now) {
    while (room.work == Work::none && !room.waiting.empty()) {
        const GameRequest request = std::move(room.waiting.front());
        room.waiting.pop_front();
        std::visit([&](const auto& one) { grant(game, room, one, now); }, request);
    }
    if (room.work != Work::none) return;
    if (auto task = minds_computer(room) ? room.live->task(now) : std::nullopt) {
        const Color person = room.live->is_computer(Color::white) ? Color::black : Color::white;
        effects_.emplace_back(Think{game, room.live->number(), *std::move(task),
                                    person_key(room.live->game().seat(person).player)});
    }
    arm(game, room, now);
    if (room.live->is_over() && room.watchers.empty()) {
        disarm(game, room);
        rooms_.erase(store::GameId(game));
    }
}

void Hub::grant(const store::GameId& game, GameRoom& room, const WatchRequest& request, Now now) {
    const auto found = connections_.find(request.from);
    if (found == connections_.end()) return;
    const auto role = role_in(room, found->second);
    if (!role) return refuse(request.from, "watch_game", {.why = Why::no_such_game});
    if (is_behind(room, request.seen) && !request.is_fresh)
        return catch_up(game, room, WatchRequest{request.from, request.seen, true});
    const auto own = side_of(*role);
    const bool was_at_board = own && room.is_here(*own);
    room.hand_on.reset();
    if (found->second.watched.insert(game).second) room.watchers.push_back({request.from, *role});
    const bool was_down = room.live->is_down();
    if (const auto side = own) {
        if (!was_at_board) tell_presence(game, *side, false);
        room.live->set_lag(*side, found->second.lag);
        const bool was_here = room.live->is_here(*side);
        room.live->arrive(*side, now);
        if (!was_here) show_presence(game, room, *side, now);
    }
    show_since(request.from, room, request.seen, *role, now);
    if (was_down && !room.live->is_down())
        show_clocks(all_in(room), room, now);
    else if (request.seen > 0)
        show_clocks({request.from}, room, now);
    if (own) show_wishes(request.from, room, *own);
    send(request.from, wire::Done{"watch_game"});
    if (own && is_rematch_agreed(room)) begin_rematch(game, room, request.from, now);
}

void Hub::grant(const store::GameId& game, GameRoom& room, const ActRequest& request, Now now) {
    const auto found = connections_.find(request.from);
    const auto refused = [&](const wire::Objection& objection) {
        refuse(request.from, request.act, objection);
    };
    if (found == connections_.end()) return;
    const auto role = role_in(room, found->second);
    if (!role) return refused({.why = Why::no_such_game});
    const auto side = side_of(*role);
    if (!side) return refused({.why = Why::not_a_player});
    if (is_behind(room, request.act.seen) && !request.is_fresh)
        return catch_up(game, room, ActRequest{request.from, request.act, request.tries, true});
    if (!found->second.watched.contains(game))
        grant(game, room, WatchRequest{request.from, request.act.seen, true}, now);
    if (room.live->knows(*side, request.act))
        return show_since(request.from, room, request.act.seen, *role, now);
    if (request.tries >= most_tries) return refused({.why = Why::not_saved});
    Decision decision = room.live->act(*side, request.act, found->second.lag, now);
    if (decision.events.empty()) {
        if (!decision.objection) return;
        refused(*decision.objection);
        if (decision.objection->why == decltype(decision.objection->why)(Why::behind))
            show_since(request.from, room, request.act.seen, *role, now);
        return;
    }
    // Otherwise the time was over; it is announced once the end is on disk.
    const bool is_own = !decision.objection;
    room.cause = request;
    write(game, room,
          room.live->entries(std::move(decision.events), is_own ? side : std::nullopt,
                             is_own ? request.act.nonce : tools_.new_id()),
          now);
}

void Hub::grant(const store::GameId& game, GameRoom& room, const FoundRequest& request, Now now) {
    const Color side = room.live->table().turn();
    Decision decision = room.live->found(request.number, request.thought, now);
    if (decision.events.empty()) return;
    write(game, room,
          room.live->entries(std::move(decision.events),
                             room.live->is_computer(side) ? side : ~side, tools_.new_id()),
          now);
}

/// Ends the game as the player would, before any other waiting requests.
void Hub::grant(const store::GameId& game, GameRoom& room, const QuitRequest& request, Now now) {
    const bool aborts = room.live->plies() < 2;
    const wire::GameAct act{.game = game,
                            .seen = room.live->number(),
                            .nonce = tools_.new_id(),
                            .act = aborts ? wire::Act(wire::Abort{}) : wire::Act(wire::Resign{})};
    Decision decision = room.live->act(request.side, act, Milliseconds(0), now);
    if (decision.events.empty()) return;
    write(game, room, room.live->entries(std::move(decision.events), request.side, act.nonce), now);
}

LiveGame* Hub::live_game(const store::GameId& game) {
    const auto found = rooms_.find(game);
    return found == rooms_.end() ? nullptr : found->second.live.get();
}

void Hub::found(const store::GameId& game, std::uint32_t number, const engine::Thought& thought,
                Now now) {
    const auto room = rooms_.find(game);
    if (room != rooms_.end()) request(game, room->second, FoundRequest{number, thought}, now);
}

// Writing and reading.

void Hub::write(const store::GameId& game, GameRoom& room, std::vector<Entry> entries, Now now) {
    store::ChangeGame change{.game = game, .ends = end_of(entries, now.calendar)};
    change.node = tools_.node;
    for (const Entry& entry : entries) change.events.push_back(event_of(entry, now.calendar));
    disarm(game, room);
    room.work = Work::writing;
    room.writing = std::move(entries);
    commit(std::move(change), PendingEvents{game});
}

void Hub::settle(const PendingEvents& pending, const store::ChangeResult& outcome, Now now) {
    const auto found = rooms_.find(pending.game);
    if (found == rooms_.end()) return;
    GameRoom& room = found->second;
    std::optional<GameRequest> cause = std::exchange(room.cause, std::nullopt);
    std::vector<Entry> entries = std::exchange(room.writing, {});
    auto* const act = cause ? std::get_if<ActRequest>(&*cause) : nullptr;
    if (outcome.is_kept()) {
        if (auto* const ended = std::get_if<wire::Ended>(&entries.back().event))
            ended->ratings = rating_changes(outcome.steps);
        room.live->keep(entries, now);
        move_count_ += static_cast<std::uint64_t>(std::ranges::count_if(entries, is_move));
        room.work = Work::none;
        show_news(pending.game, room, now);
        if (act != nullptr && act->act.nonce != entries.back().nonce)
            room.waiting.push_front(*std::move(cause)); // to be refused
        return work_off(pending.game, room, now);
    }
    if (act != nullptr && outcome.fate == store::Fate::failed) {
        refuse(act->from, act->act, {.why = Why::not_saved});
    } else if (act != nullptr) {
        // It may have been made: this shows when the game has been read.
        if (outcome.fate == store::Fate::unknown) ++act->tries;
        room.waiting.push_front(*std::move(cause));
    }
    reload(pending.game, room,
           outcome.fate == store::Fate::conflict ? Milliseconds(0) : load_pause);
}

void Hub::reload(const store::GameId& game, GameRoom& room, Milliseconds pause) {
    room.work = Work::loading;
    effects_.emplace_back(Load{game, pause});
}

void Hub::loaded(const store::GameId& id,
                 const store::Result<std::optional<store::PlayedGame>>& game,
                 const std::vector<store::ChatLine>& chat,
                 const std::vector<store::Presence>& presence, Now now) {
    const auto found = rooms_.find(id);
    if (found == rooms_.end() || found->second.work != Work::loading) return;
    GameRoom& room = found->second;
    if (!game) return reload(id, room, load_pause);
    const std::unique_ptr<LiveGame> before = std::move(room.live);
    room.live = *game ? read_again(**game, before.get(), now) : nullptr;
    room.work = Work::none;
    if (!room.live) {
        for (const GameRequest& request : room.waiting)
            if (const auto* const watch = std::get_if<WatchRequest>(&request))
                refuse(watch->from, "watch_game", {.why = Why::no_such_game});
            else if (const auto* const act = std::get_if<ActRequest>(&request))
                refuse(act->from, act->act, {.why = Why::no_such_game});
        for (const GameRoom::Watcher& watcher : room.watchers)
            connections_.at(watcher.connection).watched.erase(id);
        rooms_.erase(found);
        return;
    }
    if (!before) {
        room.shown = room.live->number();
        room.chat.assign(chat.begin(), chat.end());
        room.chat_number = chat.empty() ? 0 : chat.back().number;
    }
    room.elsewhere = {};
    for (const auto& [side, node] : presence)
        if (node != tools_.node) room.elsewhere[index(side)].insert(node);
    for (const Color side : core::colors)
        if (!room.elsewhere[index(side)].empty()) room.live->arrive(side, now);
    for (const GameRoom::Watcher& watcher : room.watchers)
        if (const auto side = side_of(watcher.role)) {
            room.live->set_lag(*side, connections_.at(watcher.connection).lag);
            room.live->arrive(*side, now);
        }
    enter(id, room);
    show_news(id, room, now);
    work_off(id, room, now);
}

// Showing.

/// Sends the new events to everybody who follows the game.
void Hub::show_news(const store::GameId& game, GameRoom& room, Now now) {
    const auto entries = room.live->since(room.shown);
    if (!entries) {
        for (const GameRoom::Watcher& watcher : room.watchers)
            show_since(watcher.connection, room, 0, watcher.role, now);
    } else {
        for (const Entry& entry : *entries)
            send(others_first(room, entry.actor),
                 wire::Happened{game, entry.number, entry.nonce, entry.event});
    }
    if (room.live->is_down()) show_clocks(all_in(room), room, now);
    if (entries && opens(*room.live, *entries))
        for (const Color side : core::colors)
            if (room.live->claim_in(side, now)) show_presence(game, room, side, now);
    room.shown = room.live->number();
    leave(game, room);
}

void Hub::show_clocks(std::vector<ConnectionId> to, GameRoom& room, Now now) {
    if (auto reading = room.live->clock_reading(now)) send(std::move(to), *std::move(reading));
}

void Hub::show_since(ConnectionId to, GameRoom& room, std::uint32_t seen, wire::Participant role,
                     Now now) {
    const auto entries = seen == 0 ? std::nullopt : room.live->since(seen);
    if (!entries) return send(to, state_for(room, role, connections_.at(to).visitor, now));
    for (const Entry& entry : *entries)
        send(to, wire::Happened{room.live->game().id, entry.number, entry.nonce, entry.event});
}

wire::GameState Hub::state_for(const GameRoom& room, wire::Participant role, const Visitor& reader,
                               Now now) const {
    wire::GameState state = room.live->state(now);
    state.you = role;
    for (const Color side : core::colors)
        state.players[index(side)] = person_of(room.live->game().seat(side));
    state.next = room.next;
    const auto place =
        role == wire::Participant::watcher ? store::ChatRoom::spectators : store::ChatRoom::players;
    for (const store::ChatLine& line : room.chat)
        if (line.room == place && !is_unwelcome(reader, line.author))
            state.chat.push_back({line.author.name, line.text});
    return state;
}

void Hub::show_presence(const store::GameId& game, GameRoom& room, Color side, Now now) {
    send(all_in(room),
         wire::Presence{game, side, room.live->is_here(side), room.live->claim_in(side, now)});
}

void Hub::depart(ConnectionId id, const store::GameId& game, bool leaves, Now now) {
    Connection& connection = connections_.at(id);
    if (connection.watched.erase(game) == 0) return;
    GameRoom& room = rooms_.at(game);
    const auto watcher = std::ranges::find(room.watchers, id, &GameRoom::Watcher::connection);
    const auto side = side_of(watcher->role);
    room.watchers.erase(watcher);
    if (side && !room.is_here(*side)) tell_presence(game, *side, leaves);
    if (side && !room.is_here(*side) && room.elsewhere[index(*side)].empty() && room.live) {
        room.live->depart(*side, leaves, now);
        show_presence(game, room, *side, now);
    }
    if (room.work == Work::none) work_off(game, room, now);
}

// Clocks.

void Hub::look_at(const store::GameId& game, GameRoom& room, Now now) {
    const bool was_down = room.live->is_down();
    Decision decision = room.live->look(now);
    if (was_down && !room.live->is_down()) show_clocks(all_in(room), room, now);
    if (!decision.events.empty())
        write(game, room,
              room.live->entries(std::move(decision.events), std::nullopt, tools_.new_id()), now);
}

void Hub::arm(const store::GameId& game, GameRoom& room, Now now) {
    disarm(game, room);
    room.alarm = minds_clock(room) ? room.live->next_look(now) : std::nullopt;
    if (room.alarm) alarms_.emplace(*room.alarm, game);
}

void Hub::disarm(const store::GameId& game, GameRoom& room) {
    if (room.alarm) alarms_.erase({*room.alarm, game});
    room.alarm.reset();
}

} // namespace server
