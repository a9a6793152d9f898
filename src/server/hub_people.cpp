#include "server/hub.hpp"

namespace server {

using wire::Why;

void Hub::opened(ConnectionId id, Visitor visitor, Now now) {
    const std::string person = person_key(visitor.player);
    Connection& connection = connections_[id];
    connection.visitor = std::move(visitor);
    connection.person = person;
    Person& who = people_[person];
    who.connections.push_back(id);
    if (who.connections.size() == 1) tell_visitor(connection.visitor.player, true);
    welcome(id);
    if (connection.visitor.player.kind == store::PlayerKind::guest)
        call_guest(connection.visitor.player);
    for (const auto& [challenge, invitation] : invitations_)
        if (!invitation.kept.is_listed && !invitation.is_taken &&
            ((invitation.kept.to == connection.visitor.player.id &&
              !is_unwelcome(connection.visitor, invitation.kept.by)) ||
             person_key(invitation.kept.by) == person))
            answer(id, wire::ShowChallenge{challenge}, now);
}

void Hub::welcome(ConnectionId id) {
    const Connection& connection = connections_.at(id);
    const Person& who = people_[connection.person];
    wire::Welcome welcome{.you = shown(connection.visitor), .secret = connection.visitor.secret};
    welcome.games.assign(who.games.begin(), who.games.end());
    send(id, std::move(welcome));
}

void Hub::closed(ConnectionId id, bool leaves, Now now) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    for (const store::GameId& game : std::set(found->second.watched)) depart(id, game, leaves, now);
    const std::string person = found->second.person;
    const store::Player player = found->second.visitor.player;
    Person& who = people_[person];
    std::erase(who.connections, id);
    connections_.erase(id);
    if (who.connections.empty()) {
        tell_visitor(player, false);
        forget_seeks(person);
        forget_guest_name(who, player.id);
    }
    if (who.connections.empty() && who.games.empty()) people_.erase(person);
}

void Hub::measured(ConnectionId id, Milliseconds lag) {
    const auto found = connections_.find(id);
    if (found != connections_.end()) found->second.lag = lag;
}

void Hub::heard(const store::NumberedNews& news, Now now) {
    using store::AccountNews;
    if (news.news == AccountNews::deleted) quit(news.account, now);
    if (news.news == AccountNews::added) return rename_guest(news.account);
    if (news.news == AccountNews::unbanned || news.news == AccountNews::title) return;
    for (const auto& [id, connection] : connections_) {
        const Visitor& visitor = connection.visitor;
        if (visitor.player.kind != store::PlayerKind::account ||
            visitor.player.id != news.account || (news.digest && news.digest != visitor.key))
            continue;
        effects_.emplace_back(Close{id, CloseCode::policy});
    }
}

/// Guests must not have the name of an account: a guest whose name has been registered gets another
/// one.
void Hub::rename_guest(const store::AccountId& name) {
    const auto found = guest_names_.find(name);
    if (found == guest_names_.end()) return;
    const store::Player guest{store::PlayerKind::guest, found->second,
                              tools_.guest_name(found->second)};
    call_guest(guest);
    tell_visitor(guest, true);
}

/// The guest has this name from now on, in every window and on offers in the lobby.
void Hub::call_guest(const store::Player& guest) {
    Person& who = people_.at(person_key(guest));
    forget_guest_name(who, guest.id);
    who.guest_name = store::account_id(guest.name);
    guest_names_[who.guest_name] = guest.id;
    for (const ConnectionId id : who.connections) {
        store::Player& player = connections_.at(id).visitor.player;
        if (player.name == guest.name) continue;
        player = guest;
        welcome(id);
    }
    for (auto& [id, invitation] : invitations_) {
        store::Player& by = invitation.kept.by;
        if (person_key(by) != person_key(guest) || by.name == guest.name) continue;
        by = invitation.by.player = guest;
        if (!invitation.is_taken) publish(invitation);
    }
}

void Hub::rated(const store::AccountId& account,
                const std::map<store::Category, store::Rating>& ratings) {
    for (const ConnectionId id : connections_of('@' + account))
        connections_.at(id).visitor.ratings = ratings;
}

void Hub::forget_guest_name(const Person& who, const store::GuestId& guest) {
    const auto found = guest_names_.find(who.guest_name);
    if (found != guest_names_.end() && found->second == guest) guest_names_.erase(found);
}

void Hub::quit(const store::AccountId& account, Now now) {
    const store::Player player{store::PlayerKind::account, account};
    for (const store::GameId& game : games_of(player)) {
        GameRoom& room = rooms_.at(game);
        if (!room.live) continue;
        const bool has_white = room.live->game().seat(Color::white).player.id == account;
        request(game, room, QuitRequest{has_white ? Color::white : Color::black}, now);
    }
    std::vector<std::string> own;
    for (const auto& [id, invitation] : invitations_)
        if (!invitation.is_taken &&
            (person_key(invitation.kept.by) == person_key(player) || invitation.kept.to == account))
            own.push_back(id);
    for (const std::string& id : own) withdraw(id, wire::ChallengeEnd::cancelled);
}

bool Hub::admits(const Connection& connection, const wire::FromClient& message, Now now) {
    const bool is_play = std::holds_alternative<wire::GameAct>(message) ||
                         std::holds_alternative<wire::Ping>(message);
    const Allowance& allowance = is_play ? tools_.limits.play : tools_.limits.lobby;
    const std::string_view kind = is_play ? "p" : "l";
    // Several people may share an address, but their number is limited.
    const Allowance of_address{allowance.count * tools_.limits.people_per_address,
                               allowance.window};
    return admits(std::string(kind) + connection.person, allowance, now) &&
           admits(std::string(kind) + '#' + connection.visitor.address, of_address, now);
}

bool Hub::admits(const std::string& name, const Allowance& allowance, Now now) {
    RateLimit& used = used_[name];
    if (!used.admits(allowance, now.steady)) return false;
    const auto untold = is_shared() ? used.take_untold(allowance) : std::nullopt;
    if (untold)
        commit(store::TellNodes{{.node = tools_.node,
                                 .topic = store::Topic::used,
                                 .subject = name,
                                 .text = std::to_string(untold->count())}},
               PendingDone{});
    return true;
}

wire::Person Hub::shown(const Visitor& visitor) const {
    return person_of(seat_of(visitor, store::Category()));
}

bool Hub::is_unwelcome(const Visitor& visitor, const store::Player& other) const {
    if (other.kind != store::PlayerKind::account ||
        visitor.player.kind != store::PlayerKind::account)
        return false;
    return visitor.blocked.contains(other.id) || visitor.blocked_by.contains(other.id);
}

void Hub::answer(ConnectionId id, const wire::Ping& message, Now /*now*/) {
    send(id, wire::Pong{message.number});
}

/// All connections here have already sent `hello`: a guest may ask for another name.
void Hub::answer(ConnectionId id, const wire::Hello& message, Now /*now*/) {
    store::Player guest = connections_.at(id).visitor.player;
    const bool is_other = !message.name.empty() && message.name != guest.name;
    if (guest.kind != store::PlayerKind::guest || !is_other) return welcome(id);
    if (auto objection = objection_to_name(message.name, guest.id))
        return refuse(id, "hello", *std::move(objection));
    guest.name = message.name;
    const PendingName pending{id, guest, true};
    if (!is_shared()) return keep_name(pending);
    commit(store::SetVisitor{guest, tools_.node, true, true}, PendingName{id, guest, false});
}

std::optional<wire::Objection> Hub::objection_to_name(const std::string& name,
                                                      const store::GuestId& guest) const {
    if (store::is_reserved_name(name))
        return wire::Objection{.why = Why::bad_name, .field = std::string(wire::reserved)};
    if (!store::is_account_name(name)) return wire::Objection{.why = Why::bad_name};
    if (is_guest_name_used(name, guest)) return wire::Objection{.why = Why::name_taken};
    return std::nullopt;
}

void Hub::keep_name(const PendingName& pending) {
    commit(store::RenameGuest{pending.guest.id, pending.guest.name}, pending);
}

/// The name belongs to an account, or somebody has taken it meanwhile.
void Hub::settle(const PendingName& pending, const store::ChangeResult& outcome, Now /*now*/) {
    const auto& [asked_by, guest, is_claimed] = pending;
    if (!connections_.contains(asked_by)) return;
    if (outcome.is_kept() && !is_claimed) return keep_name({asked_by, guest, true});
    if (outcome.is_kept() && !is_guest_name_used(guest.name, guest.id)) return call_guest(guest);
    const store::Player& before = connections_.at(asked_by).visitor.player;
    if (is_claimed) tell_visitor(before, true); // the claim is given up
    const bool is_taken = outcome.is_kept() || outcome.fate == store::Fate::conflict;
    refuse(asked_by, "hello", {.why = is_taken ? Why::name_taken : Why::not_saved});
}

void Hub::answer(ConnectionId id, const wire::Block& message, Now /*now*/) {
    const store::Player& by = connections_.at(id).visitor.player;
    const store::AccountId whom = store::account_id(message.name);
    if (by.kind != store::PlayerKind::account)
        return refuse(id, "block", {.why = Why::needs_account});
    if (whom == by.id) return refuse(id, "block", {.why = Why::no_such_player});
    note_block(by.id, whom, message.blocks);
    commit(
        store::SetRelation{{by.id, whom, store::RelationKind::block}, message.blocks, tools_.node},
        PendingDone{id, "block"});
}

void Hub::note_block(const store::AccountId& by, const store::AccountId& whom, bool blocks) {
    const auto set = [&](std::set<store::AccountId>& accounts, const store::AccountId& account) {
        if (blocks)
            accounts.insert(account);
        else
            accounts.erase(account);
    };
    for (const ConnectionId own : connections_of('@' + by))
        set(connections_.at(own).visitor.blocked, whom);
    for (const ConnectionId other : connections_of('@' + whom))
        set(connections_.at(other).visitor.blocked_by, by);
}

void Hub::answer(ConnectionId id, const wire::Report& message, Now now) {
    const auto room = rooms_.find(message.game);
    if (room == rooms_.end() || !room->second.live ||
        !connections_.at(id).watched.contains(message.game))
        return refuse(id, "report", {.why = Why::no_such_game});
    for (const store::StoredSeat& seat : room->second.live->game().seats)
        if (store::account_id(seat.player.name) == store::account_id(message.name))
            return commit(store::AddReport{{.id = tools_.new_id(),
                                            .by = connections_.at(id).visitor.player,
                                            .about = seat.player,
                                            .game = message.game,
                                            .text = message.text,
                                            .time = now.calendar}},
                          PendingDone{id, "report"});
    refuse(id, "report", {.why = Why::no_such_player});
}

void Hub::refuse(ConnectionId to, std::string_view kind, wire::Objection objection) {
    send(to, wire::Refused{.to = std::string(kind), .objection = std::move(objection)});
}

void Hub::refuse(ConnectionId to, const wire::GameAct& act, wire::Objection objection) {
    wire::Refused refused;
    refused.to = wire::kind_of(wire::FromClient(act));
    refused.game = act.game;
    refused.nonce = act.nonce;
    refused.objection = std::move(objection);
    send(to, std::move(refused));
}

void Hub::send(ConnectionId to, wire::FromServer message) {
    if (connections_.contains(to)) effects_.emplace_back(Send{{to}, std::move(message)});
}

void Hub::send(std::vector<ConnectionId> to, wire::FromServer message) {
    if (!to.empty()) effects_.emplace_back(Send{std::move(to), std::move(message)});
}

std::vector<ConnectionId> Hub::connections_of(const std::string& person) const {
    const auto found = people_.find(person);
    return found == people_.end() ? std::vector<ConnectionId>() : found->second.connections;
}

bool Hub::is_here(const store::Player& player) const {
    return !connections_of(person_key(player)).empty();
}

bool Hub::is_guest_name_used(std::string_view name, const store::GuestId& except) const {
    const auto found = guest_names_.find(store::account_id(name));
    return found != guest_names_.end() && found->second != except;
}

std::vector<store::GameId> Hub::games_of(const store::Player& player) const {
    const auto found = people_.find(person_key(player));
    if (found == people_.end()) return {};
    return {found->second.games.begin(), found->second.games.end()};
}

} // namespace server
