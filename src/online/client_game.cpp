// The game being played or watched.

#include <algorithm>

#include "core/overloaded.hpp"
#include "online/client.hpp"
#include "online/game_record.hpp"
#include "online/objections.hpp"
#include "online/phrases.hpp"
#include "words/online_messages.hpp"
#include "words/refusal_messages.hpp"
#include "words/room_messages.hpp"

namespace online {

namespace message = words::message;
using core::Color;
using play::OfferKind;

namespace {

constexpr std::size_t most_unanswered = 16;

wire::Act act_of(const room::SendMove& request) { return wire::PlayMove{request.text}; }
wire::Act act_of(const room::SendOffer& request) { return wire::MakeOffer{request.kind}; }
wire::Act act_of(const room::SendAnswer& request) {
    return wire::AnswerOffer{request.kind, request.accepts};
}
wire::Act act_of(const room::SendClaim& request) { return wire::ClaimDraw{request.claim}; }
wire::Act act_of(const room::SendResignation&) { return wire::Resign{}; }

} // namespace

std::optional<Color> CurrentGame::side() const {
    if (you == wire::Participant::watcher) return std::nullopt;
    return you == wire::Participant::white ? Color::white : Color::black;
}

std::string Client::name_of(Color side) const {
    return person_name(voice_, game_->players[core::index(side)]);
}

// Entering and leaving.

void Client::follow_game(const std::string& id) {
    if (!is_ready()) return;
    if (game_ && game_->id != id) send(wire::LeaveGame{game_->id});
    game_ = CurrentGame{.id = id};
    unanswered_.clear();
    missed_after_.reset();
    send(wire::WatchGame{id});
}

void Client::leave_game() {
    if (!game_) return;
    if (standing_ == Standing::present) send(wire::LeaveGame{game_->id});
    game_.reset();
    unanswered_.clear();
    enter_lobby();
}

/// The line is open again: requests only the missed events, and sends unanswered acts again.
void Client::resume_game() {
    missed_after_.reset();
    send(wire::WatchGame{game_->id, game_->is_shown ? game_->number : 0});
    for (Unanswered& one : unanswered_) {
        one.is_sent = true;
        send(one.act);
    }
}

void Client::take(const wire::GameState& message) {
    if (is_followed(message.game)) enter(message);
}

void Client::enter(const wire::GameState& state) {
    const bool was_shown = game_->is_shown;
    const auto game = game_for_room(voice_, options_.address, state);
    const bool is_aborted = state.end && !state.end->outcome.is_over();
    if (!game || is_aborted) {
        warn(is_aborted ? message::game_aborted : message::online_strange_game);
        leave_game();
        if (was_shown) room_.clear();
        events_.emplace_back(GameGone{});
        return;
    }
    game_ = CurrentGame{.id = state.game,
                        .you = state.you,
                        .terms = state.terms,
                        .players = state.players,
                        .present = state.present,
                        .number = state.number,
                        .is_shown = true,
                        .is_over = state.end.has_value(),
                        .chat = heard_of(state.chat),
                        .next = state.next};
    missed_after_.reset();
    room_.act(*game);
    if (!room_.is_remote()) {
        game_ = CurrentGame{.id = state.game, .is_held = true};
        return;
    }
    note_opening();
    if (state.left) room_.hear(room::ClocksSet{*state.left, state.is_running});
    if (state.draw) room_.hear(room::OfferMade{OfferKind::draw, *state.draw});
    if (state.takeback) room_.hear(room::OfferMade{OfferKind::takeback, *state.takeback});
    show_pending_again();
    if (was_shown) return;
    events_.emplace_back(GameEntered{});
    if (game_->is_played_here() && !game_->is_over) cancel_own_seeks();
    is_in_lobby_ = false;
    send(wire::LeaveLobby{});
}

/// An unanswered move is shown as pending on the board that has just arrived.
void Client::show_pending_again() {
    if (!room_.snapshot().is_person_to_move()) return;
    for (const Unanswered& one : unanswered_)
        if (const auto* const move = std::get_if<wire::PlayMove>(&one.act.act);
            move != nullptr && one.act.seen == game_->number) {
            room_.act(room::PlayMove{move->move});
            room_.take_requests();
        }
}

// Events.

void Client::take(const wire::Happened& message) {
    if (!is_followed(message.game) || !game_->is_shown) return;
    if (!message.nonce.empty()) answer_act(message.nonce);
    if (message.number <= game_->number) return;
    if (message.number != game_->number + 1) return ask_for_missed();
    game_->number = message.number;
    missed_after_.reset();
    const bool fits = std::visit([this](const auto& event) { return play(event); }, message.event);
    if (!fits && game_) send(wire::WatchGame{game_->id}); // the whole game
}

void Client::note_opening() {
    game_->is_opening = room_.session().ply_count() < plies_before_clocks;
}

void Client::ask_for_missed() {
    if (missed_after_ == game_->number) return;
    missed_after_ = game_->number;
    send(wire::WatchGame{game_->id, game_->number});
}

void Client::set_clocks(const wire::Clocks& left) {
    note_opening();
    if (left) room_.hear(room::ClocksSet{*left, !game_->is_opening});
}

bool Client::play(const wire::Moved& event) {
    if (!room_.hear(room::MovePlayed{room_.session().ply_count(), event.move})) return false;
    set_clocks(event.left);
    return true;
}

bool Client::play(const wire::TookBack& event) {
    const auto plies = static_cast<std::size_t>(event.plies);
    const std::size_t played = room_.session().ply_count();
    if (plies > played || !room_.hear(room::MovesTakenBack{played - plies})) return false;
    set_clocks(event.left);
    return true;
}

bool Client::play(const wire::Offered& event) {
    return room_.hear(room::OfferMade{event.what, event.by});
}

bool Client::play(const wire::Declined& event) {
    return room_.hear(room::OfferDeclined{event.what});
}

bool Client::play(const wire::GaveTime& event) {
    note(message::gave_time, {{"name", name_of(event.by)}});
    set_clocks(event.left);
    return true;
}

bool Client::play(const wire::Ended& event) {
    game_->is_over = true;
    lobby_.own_games.erase(game_->id);
    unanswered_.clear();
    if (!event.outcome.is_over()) {
        tell_why_aborted(event);
        leave_game();
        room_.clear();
        events_.emplace_back(GameGone{});
        return true;
    }
    set_clocks(event.left);
    return room_.hear(room::EndDeclared{event.outcome, told_ratings(event)});
}

void Client::tell_why_aborted(const wire::Ended& event) {
    if (event.by) return note(message::game_aborted_by, {{"name", name_of(*event.by)}});
    if (!game_->terms.clock) return note(message::game_aborted);
    note(message::first_move_missing, {{"name", name_of(room_.snapshot().turn())},
                                       {"seconds", wire::Terms::first_move_limit.count()}});
}

/// The changes of both ratings, which are also announced.
std::vector<play::ProfileChange> Client::told_ratings(const wire::Ended& end) {
    std::vector<play::ProfileChange> changes;
    if (!end.ratings) return changes;
    for (const Color side : core::colors) {
        const wire::RatingChange& change = (*end.ratings)[core::index(side)];
        const int step = change.after - change.before;
        note(message::rating_changed, {{"name", name_of(side)},
                                       {"rating", change.after},
                                       {"step", (step < 0 ? "" : "+") + std::to_string(step)}});
        changes.push_back({.side = side,
                           .name = name_of(side),
                           .before = play::Rating{.value = static_cast<double>(change.before)},
                           .after = {.value = static_cast<double>(change.after)}});
    }
    return changes;
}

void Client::take(const wire::ClockReading& message) {
    if (!is_followed(message.game) || !game_->is_shown || !message.left) return;
    room_.hear(room::ClocksSet{*message.left, message.is_running});
}

void Client::take(const wire::Presence& message) {
    if (!is_followed(message.game) || !game_->is_shown) return;
    const bool was_here = std::exchange(game_->present[core::index(message.side)], message.is_here);
    const bool is_known = was_here == message.is_here && !message.claim_in;
    if (message.side == game_->side() || is_known) return;
    const std::size_t before = events_.size();
    tell_presence(message);
    mark_notices(before, Topic::presence);
}

void Client::tell_presence(const wire::Presence& message) {
    const words::Argument name{"name", name_of(message.side)};
    if (message.is_here) {
        game_->rematch_waits = false;
        return note(message::player_here, {name});
    }
    if (!message.claim_in || !game_->is_played_here()) return note(message::player_gone, {name});
    events_.emplace_back(ServerNotice{
        .text = words::say(voice_, message::player_gone_claim,
                           static_cast<std::uint64_t>(message.claim_in->count()), {name}),
        .typed = words::say(voice_, message::claim_typed)});
    events_.emplace_back(ClaimOpens{*message.claim_in});
}

void Client::take(const wire::RematchWish& message) {
    if (!is_followed(message.game)) return;
    const bool was_wanted = std::exchange(game_->rematch_by, message.by).has_value();
    game_->rematch_waits = message.is_away;
    game_->next = message.next;
    if (!message.next.empty()) {
        if (!game_->is_played_here()) note(message::rematch_began);
        return;
    }
    if (!message.by) {
        if (was_wanted) note(message::rematch_declined);
        return;
    }
    const bool is_asked = game_->is_played_here() && message.by != game_->side();
    events_.emplace_back(
        ServerNotice{.text = rematch_text(voice_, *game_),
                     .typed = is_asked ? words::say(voice_, message::rematch_typed) : ""});
}

// Acts of the person.

void Client::pass_on() {
    if (game_ && game_->is_shown && !room_.is_remote()) leave_game(); // for another on the table
    if (game_ && game_->is_held && !room_.is_asking()) {
        game_->is_held = false;
        send(wire::WatchGame{game_->id});
    }
    for (const room::ServerRequest& request : room_.take_requests())
        std::visit(core::Overloaded{[this](const room::SendRematch&) { rematch(true); },
                                    [this](const auto& one) { act(act_of(one)); }},
                   request);
}

std::string Client::nonce() {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    std::uint64_t number = random_.next();
    for (int i = 0; i < 16; ++i, number /= 16) text += digits[number % 16];
    return text;
}

/// Without an open line it is sent as soon as there is one.
void Client::act(wire::Act act) {
    if (!game_) return;
    if (unanswered_.size() >= most_unanswered) return warn(message::line_is_down);
    const bool is_present = standing_ == Standing::present;
    unanswered_.push_back({{game_->id, game_->number, nonce(), std::move(act)}, is_present});
    if (is_present)
        send(unanswered_.back().act);
    else
        warn(message::sent_when_back);
}

void Client::answer_act(const std::string& nonce) {
    std::erase_if(unanswered_, [&](const Unanswered& one) { return one.act.nonce == nonce; });
}

void Client::refuse_act(const wire::Refused& message) {
    const auto found = std::ranges::find(unanswered_, message.nonce,
                                         [](const Unanswered& one) { return one.act.nonce; });
    if (found == unanswered_.end() || !game_) return;
    const bool is_move = std::holds_alternative<wire::PlayMove>(found->act.act);
    unanswered_.erase(found);
    const std::string why = objection_sentence(
        voice_, message.objection, {room_.snapshot().rules, game_->side().value_or(Color::white)});
    if (!is_move) return note(why, true);
    room_.hear(room::RequestRefused{why});
}

std::deque<Client::Unanswered>::const_iterator Client::unsent_move() const {
    return std::ranges::find_if(unanswered_, [](const Unanswered& one) {
        return !one.is_sent && std::holds_alternative<wire::PlayMove>(one.act.act);
    });
}

void Client::withdraw_move() {
    const auto found = unsent_move();
    if (found == unanswered_.end()) return warn(message::move_is_pending);
    unanswered_.erase(found);
    room_.hear(room::MoveWithdrawn{});
}

bool Client::may_act() {
    if (!game_ || !is_ready()) return false;
    if (!game_->is_played_here()) warn(message::only_watching);
    return game_->is_played_here();
}

void Client::abort() {
    if (may_act()) act(wire::Abort{});
}

void Client::claim_left() {
    if (may_act()) act(wire::ClaimLeft{});
}

void Client::give_time() {
    if (may_act()) act(wire::GiveTime{});
}

void Client::rematch(bool wants) {
    if (!may_act()) return;
    if (!game_->is_over) return warn(message::game_is_going_on);
    send(wire::Rematch{game_->id, wants});
}

} // namespace online
