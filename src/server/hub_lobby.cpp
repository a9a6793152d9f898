#include <algorithm>
#include <variant>

#include "server/category.hpp"
#include "server/hub.hpp"
#include "server/seat_link.hpp"
#include "server/toss.hpp"
#include "wire/enum_words.hpp"
#include "wire/start.hpp"

namespace server {
namespace {

using wire::ColorWish;
using wire::Terms;
using wire::Why;

constexpr std::string_view open_source = "open"; ///< of a challenge with a link for each colour
constexpr std::chrono::hours link_life{24};
constexpr std::chrono::days letter_life{14};   ///< for games without a clock
constexpr std::chrono::seconds brief_life{20}; ///< made by a program for somebody who is there

std::optional<Color> color_of(ColorWish wish) {
    if (wish == ColorWish::any) return std::nullopt;
    return wish == ColorWish::white ? Color::white : Color::black;
}

ColorWish wish_of(std::optional<Color> color) {
    if (!color) return ColorWish::any;
    return *color == Color::white ? ColorWish::white : ColorWish::black;
}

std::string text_of(const record::Setup& setup) {
    return std::visit([](const auto& one) { return to_text(one); }, setup);
}

std::optional<store::ClockSetting> clock_of(const Terms& terms) {
    if (!terms.clock) return std::nullopt;
    return store::ClockSetting{terms.clock->base, terms.clock->increment};
}

std::optional<int> days_of(const Terms& terms) {
    return terms.days > 0 ? std::optional(terms.days) : std::nullopt;
}

store::Game game_on(const Terms& terms, std::string source) {
    return {.rules =
                std::string(game::of_game<std::string_view>(terms.rules, "stackchess", "chess")),
            .start = text_of(*wire::start_of(terms)),
            .options = to_json(terms),
            .source = std::move(source),
            .category = category_of(terms),
            .clock = clock_of(terms),
            .days = days_of(terms),
            .is_rated = terms.is_rated,
            .is_private = terms.is_private};
}

wire::Seek seek_of(const store::Invitation& kept, const Terms& terms, const store::StoredSeat& by) {
    wire::Seek seek{kept.id, person_of(by), terms, wish_of(kept.color)};
    if (kept.range) seek.range = {(*kept.range)[0], (*kept.range)[1]};
    return seek;
}

/// What other nodes are told of the end of an invitation.
std::string ended(wire::ChallengeEnd how, std::string_view reason) {
    return std::string(wire::words_of<wire::ChallengeEnd>[static_cast<std::size_t>(how)])
        .append(" ")
        .append(reason);
}

/// Whether a request keeps it alive, here or on another node.
bool is_brief(const store::Invitation& kept) {
    return kept.expires && *kept.expires - kept.created == brief_life;
}

} // namespace

wire::Challenge Hub::shown(const Invitation& challenge) {
    const store::Invitation& kept = challenge.kept;
    return {.challenge = kept.id,
            .by = person_of(challenge.by),
            .to = challenge.to,
            .terms = challenge.terms,
            .color = wish_of(kept.color),
            .rematch_of = kept.rematch_of.value_or("")};
}

// Asking for a game.

std::optional<Why> Hub::objection_to(const Connection& asker, const Terms& terms) const {
    if (is_draining_) return Why::closing;
    if (const auto start = wire::start_of(terms); !start) return start.error();
    if (terms.is_rated && !wire::may_be_rated(terms)) return Why::not_rated;
    if (terms.is_rated && asker.visitor.player.kind != store::PlayerKind::account)
        return Why::needs_account;
    const auto person = people_.find(asker.person);
    if (static_cast<int>(person->second.games.size()) >= tools_.limits.games) return Why::too_many;
    return std::nullopt;
}

Hub::Invitation Hub::invitation(const Connection& by, const Terms& terms, ColorWish color,
                                bool is_listed, Now now) const {
    const store::Category category = category_of(terms);
    Invitation invitation{.terms = terms, .by = seat_of(by.visitor, category)};
    invitation.kept = {
        .id = tools_.new_id(),
        .by = by.visitor.player,
        .is_listed = is_listed,
        .rules = std::string(game::of_game<std::string_view>(terms.rules, "stackchess", "chess")),
        .start = text_of(*wire::start_of(terms)),
        .options = to_json(terms),
        .source = is_listed ? "lobby" : "friend",
        .category = category,
        .clock = clock_of(terms),
        .days = days_of(terms),
        .color = color_of(color),
        .is_rated = terms.is_rated,
        .is_private = terms.is_private,
        .created = now.calendar};
    return invitation;
}

void Hub::answer(ConnectionId id, const wire::MakeSeek& message, Now now) {
    const Connection& connection = connections_.at(id);
    if (const auto why = objection_to(connection, message.terms))
        return refuse(id, "make_seek", {.why = *why});
    const auto own = std::ranges::count_if(invitations_, [&](const auto& one) {
        return one.second.kept.is_listed && person_key(one.second.kept.by) == connection.person;
    });
    if (own >= tools_.limits.seeks)
        return refuse(id, "make_seek", {.why = Why::too_many, .limit = tools_.limits.seeks});
    Invitation seek = invitation(connection, message.terms, message.color, true, now);
    if (message.range) seek.kept.range = {message.range->least, message.range->most};
    seek.ends_with_line = message.terms.clock.has_value();
    seek.is_stored = is_shared() || !seek.ends_with_line;
    keep(std::move(seek), id);
}

void Hub::answer(ConnectionId id, const wire::MakeChallenge& message, Now now) {
    const Connection& connection = connections_.at(id);
    if (const auto why = objection_to(connection, message.terms))
        return refuse(id, "make_challenge", {.why = *why});
    const auto own = std::ranges::count_if(invitations_, [&](const auto& one) {
        return !one.second.kept.is_listed && person_key(one.second.kept.by) == connection.person;
    });
    if (own >= tools_.limits.challenges)
        return refuse(id, "make_challenge",
                      {.why = Why::too_many, .limit = tools_.limits.challenges});
    Invitation challenge = invitation(connection, message.terms, message.color, false, now);
    challenge.is_stored = true;
    if (message.to.empty() && connection.visitor.is_request) challenge.kept.source = open_source;
    if (!message.terms.clock) {
        challenge.kept.expires = now.calendar + letter_life;
    } else if (message.to.empty() || !connection.visitor.is_request) {
        challenge.kept.expires = now.calendar + link_life;
    } else {
        challenge.kept.expires = now.calendar + brief_life;
        challenge.kept_by = id;
    }
    if (!message.to.empty()) {
        const store::Player whom{store::PlayerKind::account, store::account_id(message.to)};
        if (person_key(whom) == connection.person)
            return refuse(id, "make_challenge", {.why = Why::not_for_you});
        if (is_unwelcome(connection.visitor, whom))
            return refuse(id, "make_challenge", {.why = Why::unwelcome});
        challenge.kept.to = whom.id;
        challenge.to = message.to;
    }
    keep(std::move(challenge), id);
}

/// An invitation that is stored is shown only when it is on disk.
void Hub::keep(Invitation invitation, ConnectionId asked_by) {
    const std::string id = invitation.kept.id;
    effects_.emplace_back(Named{asked_by, id});
    const Invitation& kept = invitations_[id] = std::move(invitation);
    if (!kept.is_stored) return publish(kept);
    commit(store::KeepInvitation{kept.kept, tools_.node,
                                 is_shared() && (kept.ends_with_line || kept.kept_by != 0)},
           PendingInvitation{id, asked_by});
}

void Hub::settle(const PendingInvitation& pending, const store::ChangeResult& outcome,
                 Now /*now*/) {
    const auto found = invitations_.find(pending.id);
    if (found == invitations_.end()) return; // withdrawn meanwhile
    if (outcome.is_kept()) return publish(found->second);
    const bool is_listed = found->second.kept.is_listed;
    invitations_.erase(found);
    const bool is_nobody = outcome.fate == store::Fate::missing;
    refuse(pending.asked_by, is_listed ? "make_seek" : "make_challenge",
           {.why = is_nobody ? Why::no_such_player : Why::not_saved});
}

/// Those in the lobby who may see a seek, and who made it, wherever they are.
std::vector<ConnectionId> Hub::told_of(const Invitation& seek) const {
    const std::string maker = person_key(seek.kept.by);
    std::vector<ConnectionId> all;
    for (const auto& [id, connection] : connections_)
        if (connection.person == maker ||
            (connection.is_in_lobby && !is_unwelcome(connection.visitor, seek.kept.by)))
            all.push_back(id);
    return all;
}

void Hub::publish(const Invitation& invitation) {
    const store::Invitation& kept = invitation.kept;
    if (kept.is_listed)
        return send(told_of(invitation),
                    wire::SeekAdded{seek_of(kept, invitation.terms, invitation.by)});
    std::vector<ConnectionId> both = connections_of(person_key(kept.by));
    if (kept.to)
        for (const ConnectionId id : connections_of('@' + *kept.to))
            if (!is_unwelcome(connections_.at(id).visitor, kept.by)) both.push_back(id);
    send(std::move(both), shown(invitation));
}

// Withdrawing.

void Hub::withdraw(const std::string& id, wire::ChallengeEnd how, std::string_view reason) {
    if (invitations_.at(id).is_stored) {
        withdrawn_.insert(id);
        remove({id, ended(how, reason)});
    }
    end_invitation(id, how, reason);
}

void Hub::remove(PendingRemoval removal) {
    commit(store::RemoveInvitation{removal.id, tools_.node, removal.how}, removal);
}

/// Whoever withdrew it has been told: it is removed as soon as the store can.
void Hub::settle(const PendingRemoval& pending, const store::ChangeResult& outcome, Now /*now*/) {
    if (outcome.is_kept() || outcome.fate == store::Fate::missing)
        withdrawn_.erase(pending.id);
    else
        removed_in_vain_.push_back(pending);
}

void Hub::remove_again() {
    for (PendingRemoval& removal : std::exchange(removed_in_vain_, {})) remove(std::move(removal));
}

/// Ends an invitation that the store no longer has, or that is being removed from it.
void Hub::end_invitation(const std::string& id, wire::ChallengeEnd how, std::string_view reason) {
    const auto found = invitations_.find(id);
    const Invitation gone = std::move(found->second);
    invitations_.erase(found);
    if (gone.kept.is_listed) return send(told_of(gone), wire::SeekGone{id});
    std::vector<ConnectionId> both = connections_of(person_key(gone.kept.by));
    if (gone.kept.to)
        for (const ConnectionId other : connections_of('@' + *gone.kept.to)) both.push_back(other);
    send(std::move(both), wire::ChallengeGone{id, how, std::string(reason)});
}

/// Seeks with a clock end with the last connection of the person who made them.
void Hub::forget_seeks(const std::string& person) {
    std::vector<std::string> own;
    for (const auto& [id, invitation] : invitations_)
        if (invitation.ends_with_line && !invitation.is_taken &&
            person_key(invitation.kept.by) == person)
            own.push_back(id);
    for (const std::string& id : own) withdraw(id, wire::ChallengeEnd::cancelled);
}

/// Ends invitations that nobody has accepted in time. One that a program keeps alive ends with its
/// connection, here or on the node that has it.
void Hub::let_lapse(Now now) {
    constexpr std::chrono::seconds pause{1};
    if (now.calendar >= last_lapse_ && now.calendar < last_lapse_ + pause) return;
    last_lapse_ = now.calendar;
    std::vector<std::string> late;
    for (const auto& [id, invitation] : invitations_)
        if (invitation.kept.expires && *invitation.kept.expires <= now.calendar &&
            !invitation.is_taken && !connections_.contains(invitation.kept_by) &&
            (invitation.kept_by != 0 || !is_shared() || !is_brief(invitation.kept)))
            late.push_back(id);
    for (const std::string& id : late) withdraw(id, wire::ChallengeEnd::lapsed);
}

Hub::Invitation* Hub::find_invitation(const std::string& id, bool is_listed) {
    const auto found = invitations_.find(id);
    if (found == invitations_.end() || found->second.is_taken ||
        found->second.kept.is_listed != is_listed)
        return nullptr;
    return &found->second;
}

void Hub::answer(ConnectionId id, const wire::CancelSeek& message, Now /*now*/) {
    const Invitation* const seek = find_invitation(message.seek, true);
    if (seek == nullptr || person_key(seek->kept.by) != connections_.at(id).person)
        return refuse(id, "cancel_seek", {.why = Why::no_such_seek});
    withdraw(message.seek, wire::ChallengeEnd::cancelled);
    send(id, wire::Done{"cancel_seek"});
}

void Hub::answer(ConnectionId id, const wire::CancelChallenge& message, Now /*now*/) {
    const Invitation* const challenge = find_invitation(message.challenge, false);
    if (challenge == nullptr || person_key(challenge->kept.by) != connections_.at(id).person)
        return refuse(id, "cancel_challenge", {.why = Why::no_such_challenge});
    withdraw(message.challenge, wire::ChallengeEnd::cancelled);
    send(id, wire::Done{"cancel_challenge"});
}

void Hub::answer(ConnectionId id, const wire::DeclineChallenge& message, Now /*now*/) {
    const Invitation* const challenge = find_invitation(message.challenge, false);
    if (challenge == nullptr)
        return refuse(id, "decline_challenge", {.why = Why::no_such_challenge});
    const store::Player& player = connections_.at(id).visitor.player;
    if (player.kind != store::PlayerKind::account || challenge->kept.to != player.id)
        return refuse(id, "decline_challenge", {.why = Why::not_for_you});
    withdraw(message.challenge, wire::ChallengeEnd::declined, message.reason);
    send(id, wire::Done{"decline_challenge"});
}

// Accepting.

Color Hub::toss() const { return tools_.toss() ? Color::white : Color::black; }

std::optional<Why> Hub::objection_to(const Connection& asker, const Invitation& invitation) const {
    const store::Invitation& kept = invitation.kept;
    const store::Player& player = asker.visitor.player;
    if (person_key(kept.by) == asker.person) return Why::not_for_you;
    if (kept.to && (player.kind != store::PlayerKind::account || kept.to != player.id))
        return Why::not_for_you;
    if (is_unwelcome(asker.visitor, kept.by)) return Why::unwelcome;
    if (kept.range) {
        const double rating = seat_of(asker.visitor, kept.category).rating.value_or(1500);
        if (rating < (*kept.range)[0] || rating > (*kept.range)[1]) return Why::out_of_range;
    }
    return objection_to(asker, invitation.terms);
}

/// What a link leads to: a challenge, perhaps with the colour of whoever follows it.
Hub::Followed Hub::follow(const std::string& link) {
    if (Invitation* const challenge = find_invitation(link, false)) return {challenge};
    for (const Color side : core::colors) {
        Invitation* const open = find_invitation(challenge_of_seat_link(link, side), false);
        if (open != nullptr && open->kept.source == open_source) return {open, side};
    }
    return {};
}

void Hub::accept(ConnectionId id, const Followed& followed, bool is_listed, std::string_view kind,
                 Now now) {
    Invitation* const invitation = followed.invitation;
    if (invitation == nullptr)
        return refuse(id, kind, {.why = is_listed ? Why::no_such_seek : Why::no_such_challenge});
    const Connection& connection = connections_.at(id);
    if (const auto why = objection_to(connection, *invitation))
        return refuse(id, kind, {.why = *why});
    const store::Invitation& kept = invitation->kept;
    store::Game game =
        game_on(invitation->terms, kept.source == open_source ? "friend" : kept.source);
    game.id = kept.id;
    const Color maker = followed.color
                            ? ~*followed.color
                            : kept.color.value_or(is_listed ? toss() : tossed_color(kept.id));
    game.seats[index(maker)] = invitation->by;
    game.seats[index(~maker)] = seat_of(connection.visitor, game.category);
    invitation->is_taken = true;
    start({.game = std::move(game),
           .terms = invitation->terms,
           .asked_by = id,
           .to = std::string(kind),
           .invitation = kept.id,
           .rematch_of = kept.rematch_of.value_or("")},
          now);
}

void Hub::answer(ConnectionId id, const wire::AcceptSeek& message, Now now) {
    accept(id, {find_invitation(message.seek, true)}, true, "accept_seek", now);
}

void Hub::answer(ConnectionId id, const wire::AcceptChallenge& message, Now now) {
    accept(id, follow(message.challenge), false, "accept_challenge", now);
}

void Hub::answer(ConnectionId id, const wire::ShowChallenge& message, Now /*now*/) {
    const Followed followed = follow(message.challenge);
    if (followed.invitation == nullptr) {
        wire::Refused refused{"show_challenge", {.why = Why::no_such_challenge}};
        if (tools_.game_of_link) refused.game = tools_.game_of_link(message.challenge);
        return send(id, std::move(refused));
    }
    wire::Challenge challenge = shown(*followed.invitation);
    challenge.challenge = message.challenge;
    if (followed.color) challenge.color = wish_of(~*followed.color);
    send(id, std::move(challenge));
}

void Hub::answer(ConnectionId id, const wire::PlayComputer& message, Now now) {
    const Connection& connection = connections_.at(id);
    auto why = objection_to(connection, message.terms);
    if (!why && message.terms.is_rated) why = Why::not_rated;
    if (why) return refuse(id, "play_computer", {.why = *why});
    store::Game game = game_on(message.terms, "computer");
    game.id = tools_.new_id();
    const Color person = color_of(message.color).value_or(toss());
    game.seats[index(person)] = seat_of(connection.visitor, game.category);
    game.seats[index(~person)] = computer_seat(message.level);
    start({.game = std::move(game), .terms = message.terms, .asked_by = id, .to = "play_computer"},
          now);
}

// Looking around.

void Hub::answer(ConnectionId id, const wire::WatchLobby& /*message*/, Now /*now*/) {
    Connection& connection = connections_.at(id);
    connection.is_in_lobby = true;
    wire::Lobby lobby;
    for (const auto& [which, invitation] : invitations_) {
        const store::Invitation& kept = invitation.kept;
        if (!kept.is_listed || invitation.is_taken || is_unwelcome(connection.visitor, kept.by))
            continue;
        lobby.seeks.push_back(seek_of(kept, invitation.terms, invitation.by));
    }
    send(id, std::move(lobby));
}

void Hub::answer(ConnectionId id, const wire::LeaveLobby& /*message*/, Now /*now*/) {
    connections_.at(id).is_in_lobby = false;
}

void Hub::answer(ConnectionId id, const wire::ListGames& /*message*/, Now /*now*/) {
    constexpr std::size_t most = 100;
    send(id, list_games(most));
}

wire::PublicGames Hub::list_games(std::size_t most) const {
    wire::PublicGames list;
    if (is_shared()) {
        list = public_games_;
        list.games.resize(std::min(list.games.size(), most));
        return list;
    }
    for (const auto& [game, room] : rooms_) {
        if (list.games.size() == most) break;
        if (!room.is_running || !room.live || room.live->game().is_private) continue;
        wire::PublicGame running{.game = game,
                                 .terms = room.live->terms(),
                                 .plies = static_cast<int>(room.live->plies())};
        for (const Color side : core::colors)
            running.players[index(side)] = person_of(room.live->game().seat(side));
        running.watchers = static_cast<int>(std::ranges::count(
            room.watchers, wire::Participant::watcher, &GameRoom::Watcher::role));
        list.games.push_back(std::move(running));
    }
    return list;
}

} // namespace server
