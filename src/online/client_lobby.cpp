// The lobby of a server, and how games begin there.

#include <algorithm>

#include "online/client.hpp"
#include "online/phrases.hpp"
#include "words/online_messages.hpp"

namespace online {

namespace message = words::message;

namespace {

template <class Value>
void put(std::vector<Value>& list, const Value& value, std::string Value::*id) {
    const auto found = std::ranges::find(list, value.*id, id);
    if (found == list.end())
        list.push_back(value);
    else
        *found = value;
}

} // namespace

void Client::enter_lobby() {
    if (standing_ != Standing::present || !is_lobby_wanted_) return;
    lobby_.is_known = false;
    is_in_lobby_ = true;
    send(wire::WatchLobby{});
}

void Client::take(const wire::Lobby& message) {
    const bool was_known = std::exchange(lobby_.is_known, true);
    if (was_known && lobby_.seeks == message.seeks) return;
    lobby_.seeks = message.seeks;
    events_.emplace_back(LobbyChanged{});
}

void Client::take(const wire::SeekAdded& message) {
    put(lobby_.seeks, message.seek, &wire::Seek::id);
    events_.emplace_back(LobbyChanged{});
}

void Client::take(const wire::SeekGone& message) {
    std::erase_if(lobby_.seeks, [&](const wire::Seek& seek) { return seek.id == message.seek; });
    events_.emplace_back(LobbyChanged{});
}

void Client::take(const wire::Challenge& message) {
    const bool is_new = std::ranges::find(lobby_.challenges, message.challenge,
                                          &wire::Challenge::challenge) == lobby_.challenges.end();
    put(lobby_.challenges, message, &wire::Challenge::challenge);
    events_.emplace_back(LobbyChanged{});
    const bool is_asked_for = opened_link_ == message.challenge;
    if (is_asked_for) opened_link_.clear();
    if (is_own(message.by) && message.to.empty())
        return note(link_sentence(voice_, options_.address, message.challenge));
    if (is_own(message.by)) {
        if (is_new) note(message::challenge_sent, {{"name", words::shown(message.to)}});
        return;
    }
    if (is_asked_for) return events_.emplace_back(ChallengeOpened{message}), void();
    if (is_new)
        note(message::challenged, {{"name", person_text(voice_, message.by)},
                                   {"terms", terms_text(voice_, message.terms)}});
}

void Client::take(const wire::ChallengeGone& message) {
    const auto gone =
        std::ranges::find(lobby_.challenges, message.challenge, &wire::Challenge::challenge);
    if (gone == lobby_.challenges.end()) return;
    lobby_.challenges.erase(gone);
    events_.emplace_back(LobbyChanged{});
    switch (message.how) {
    case wire::ChallengeEnd::accepted: break; // the game's beginning shows it
    case wire::ChallengeEnd::declined: return note(message::challenge_declined);
    case wire::ChallengeEnd::cancelled: return note(message::challenge_cancelled);
    case wire::ChallengeEnd::lapsed: return note(message::challenge_lapsed);
    }
}

/// Somebody who is already playing continues, and finds the other game in the lobby.
void Client::take(const wire::GameStarted& message) {
    lobby_.own_games.insert(message.game);
    if (is_followed(message.game)) return;
    if (game_ && game_->is_played_here() && !game_->is_over)
        return note(message::another_game_started);
    follow_game(message.game);
}

void Client::take(const wire::PublicGames& message) {
    lobby_.games = message.games;
    events_.emplace_back(LobbyChanged{});
}

void Client::seek(const wire::Terms& terms, wire::ColorWish color,
                  const std::optional<wire::RatingRange>& range) {
    if (is_ready()) send(wire::MakeSeek{terms, color, range});
}

void Client::cancel_seek(const std::string& id) {
    if (is_ready()) send(wire::CancelSeek{id});
}

void Client::accept_seek(const std::string& id) {
    if (is_ready()) send(wire::AcceptSeek{id});
}

void Client::take_seek(const std::string& id) {
    const auto found = std::ranges::find(lobby_.seeks, id, &wire::Seek::id);
    if (found != lobby_.seeks.end() && is_own(found->by)) return cancel_seek(id);
    accept_seek(id);
}

void Client::challenge(const wire::Terms& terms, wire::ColorWish color, std::string to) {
    if (is_ready()) send(wire::MakeChallenge{terms, color, std::move(to)});
}

const wire::Challenge* Client::challenge_of(const std::string& id) const {
    const auto found = std::ranges::find(lobby_.challenges, id, &wire::Challenge::challenge);
    return found == lobby_.challenges.end() ? nullptr : &*found;
}

void Client::accept_challenge(const std::string& id) {
    if (!is_ready()) return;
    answered_ = id;
    send(wire::AcceptChallenge{id});
}

void Client::forget_challenge(const std::string& id) {
    if (std::erase_if(lobby_.challenges,
                      [&](const wire::Challenge& one) { return one.challenge == id; }) > 0)
        events_.emplace_back(LobbyChanged{});
}

/// Declining somebody else's challenge by link only forgets it here.
void Client::refuse_challenge(const std::string& id) {
    const wire::Challenge* const found = challenge_of(id);
    if (found == nullptr || !is_ready()) return;
    answered_ = id;
    if (is_own(found->by)) return send(wire::CancelChallenge{id});
    if (!found->to.empty()) return send(wire::DeclineChallenge{id});
    forget_challenge(id);
}

void Client::take_challenge(const std::string& id) {
    const wire::Challenge* const found = challenge_of(id);
    if (found != nullptr && is_own(found->by)) return refuse_challenge(id);
    accept_challenge(id);
}

void Client::play_computer(const wire::Terms& terms, wire::ColorWish color, int level) {
    if (is_ready()) send(wire::PlayComputer{terms, color, level});
}

void Client::list_games() {
    is_lobby_wanted_ = true;
    if (!is_ready()) return;
    if (!is_in_lobby_) enter_lobby();
    send(wire::ListGames{});
}

void Client::leave_lobby() {
    is_lobby_wanted_ = false;
    if (standing_ != Standing::present || !is_in_lobby_) return;
    is_in_lobby_ = false;
    send(wire::LeaveLobby{});
}

void Client::open_link(const std::string& id) {
    if (!is_ready()) return;
    if (!game_) enter_lobby();
    opened_link_ = id;
    send(wire::ShowChallenge{id});
}

/// A person whose game has begun no longer looks for another one to play now.
void Client::cancel_own_seeks() {
    for (const wire::Seek& seek : lobby_.seeks)
        if (is_own(seek.by) && seek.terms.clock) send(wire::CancelSeek{seek.id});
}

} // namespace online
