#include "server/api_events.hpp"

#include "core/capitals.hpp"

namespace server {
namespace {

using wire::Json;

/// A word of ours or of lichess in the spelling of the key, and a sentence that is one word too.
std::string key_of(std::string_view text) {
    return text.empty() ? "generic" : core::small_letters(text);
}

} // namespace

void EventLine::told(const wire::FromServer& message) {
    if (const auto* const challenge = std::get_if<wire::Challenge>(&message)) show(*challenge);
    if (const auto* const gone = std::get_if<wire::ChallengeGone>(&message)) show(*gone);
    if (const auto* const started = std::get_if<wire::GameStarted>(&message))
        show_game(started->game);
    if (std::holds_alternative<wire::Goodbye>(message)) cut();
}

void EventLine::show(const wire::Challenge& challenge) {
    if (challenge.to.empty() || !sees(challenge.terms.rules)) return;
    Json json = api().shown(challenge, base_url_);
    challenges_[challenge.challenge] = json;
    const bool has_clock = challenge.terms.clock.has_value();
    write(Json{{"type", "challenge"},
               {"challenge", std::move(json)},
               {"compat", {{"bot", has_clock}, {"board", has_clock}}}});
}

void EventLine::show(const wire::ChallengeGone& gone) {
    auto found = challenges_.extract(gone.challenge);
    if (!found || gone.how == wire::ChallengeEnd::accepted) return;
    Json json = std::move(found.mapped());
    const bool is_declined = gone.how == wire::ChallengeEnd::declined;
    json["status"] = is_declined ? "declined" : "canceled";
    if (is_declined) {
        json["declineReason"] = key_of(gone.reason);
        json["declineReasonKey"] = key_of(gone.reason);
    }
    write(Json{{"type", is_declined ? "challengeDeclined" : "challengeCanceled"},
               {"challenge", std::move(json)}});
}

void EventLine::show_game(const store::GameId& game) {
    LiveGame* const live = api().hub().live_game(game);
    if (live == nullptr || live->is_over()) return;
    if (!sees(live->terms().rules)) return;
    if (const auto side = Api::side_of(live->game(), account_))
        write(Json{{"type", "gameStart"}, {"game", lichess::event_game(*live, *side)}});
}

void EventLine::show_end(const LiveGame& game) {
    const auto side = Api::side_of(game.game(), account_);
    if (!side || !sees(game.terms().rules)) return;
    write(Json{{"type", "gameFinish"}, {"game", lichess::event_game(game, *side)}});
}

} // namespace server
