#include "server/api_game_line.hpp"

#include "wire/start.hpp"
#include "words/api_messages.hpp"

namespace server {
namespace {

using wire::Json;
namespace message = words::message;

std::optional<Color> side_of(wire::Participant role) {
    if (role == wire::Participant::watcher) return std::nullopt;
    return static_cast<Color>(role);
}

} // namespace

// One's own game.

void GameLine::told(const wire::FromServer& message) {
    if (const auto* const state = std::get_if<wire::GameState>(&message)) {
        show(*state);
    } else if (const auto* const happened = std::get_if<wire::Happened>(&message)) {
        lichess::follow(standing_, happened->event);
        if (!std::exchange(has_news_, true)) api().mark(id());
    } else if (const auto* const said = std::get_if<wire::SaidInGame>(&message)) {
        if (is_begun())
            write(Json{{"type", "chatLine"},
                       {"room", "player"},
                       {"username", said->line.from.empty() ? "Anonymous" : said->line.from},
                       {"text", said->line.text}});
    } else if (const auto* const presence = std::get_if<wire::Presence>(&message)) {
        show(*presence);
    } else if (const auto* const refused = std::get_if<wire::Refused>(&message)) {
        if (!is_begun()) refuse(api().refusal(refused->objection));
    } else if (std::holds_alternative<wire::Goodbye>(message)) {
        cut();
    }
}

void GameLine::show(const wire::GameState& state) {
    side_ = side_of(state.you);
    terms_ = state.terms;
    if (!side_) return refuse(api().error(404, message::api_no_game));
    if (!seen_.contains(terms_.rules)) return refuse(api().unseen(terms_.rules));
    const bool is_first = !is_begun();
    standing_ = lichess::standing_of(state);
    const LiveGame* const live = api().hub().live_game(game_id_);
    if (live == nullptr) return refuse(api().error(404, message::api_no_game));
    write(lichess::game_full(live->game(), terms_, standing_));
    has_news_ = false;
    if (is_first) {
        begin();
        if (const auto claim = live->claim_in(~*side_, api().now()))
            show(wire::Presence{game_id_, ~*side_, false, claim});
    }
    if (standing_.end) finish();
}

void GameLine::show(const wire::Presence& presence) {
    if (!is_begun() || presence.side == side_) return;
    Json json = {{"type", "opponentGone"}, {"gone", !presence.is_here}};
    if (presence.claim_in) json["claimWinInSeconds"] = presence.claim_in->count();
    write(json);
    claimable_.reset();
    if (presence.claim_in && presence.claim_in->count() > 0)
        claimable_ = api().now().steady + *presence.claim_in;
}

/// Programs do not measure the time: they claim when `claimWinInSeconds` is 0.
void GameLine::each_second(Now now) {
    ApiStream::each_second(now);
    if (is_finished() || !claimable_ || now.steady < *claimable_) return;
    claimable_.reset();
    write(Json{{"type", "opponentGone"}, {"gone", true}, {"claimWinInSeconds", 0}});
}

/// Everything that happened at one moment is sent as one state, so a move that ends the game and
/// its end are one line.
void GameLine::settled() {
    if (!std::exchange(has_news_, false) || !is_begun() || is_finished()) return;
    write(lichess::game_state(terms_, standing_));
    if (standing_.end) finish();
}

void GameLine::closed() {
    if (!is_finished()) api().remind_later(account_, game_id_);
}

// Anybody's game.

void WatchLine::told(const wire::FromServer& message) {
    if (const auto* const state = std::get_if<wire::GameState>(&message)) {
        show(*state);
    } else if (const auto* const happened = std::get_if<wire::Happened>(&message)) {
        if (const auto* const moved = std::get_if<wire::Moved>(&happened->event)) {
            session_->play(moved->move, game::Letters::english);
            if (moved->left) state_.left = moved->left;
            show_position();
        } else if (const auto* const back = std::get_if<wire::TookBack>(&happened->event)) {
            for (int i = 0; i < back->plies; ++i) session_->undo();
            if (back->left) state_.left = back->left;
            show_position();
        } else if (const auto* const ended = std::get_if<wire::Ended>(&happened->event)) {
            state_.end = *ended;
            if (!std::exchange(has_news_, true)) api().mark(id());
        }
    } else if (const auto* const refused = std::get_if<wire::Refused>(&message)) {
        if (!is_begun()) refuse(api().refusal(refused->objection));
    } else if (std::holds_alternative<wire::Goodbye>(message)) {
        cut();
    }
}

void WatchLine::show(const wire::GameState& state) {
    if (!seen_.contains(state.terms.rules)) return refuse(api().unseen(state.terms.rules));
    const bool is_first = !is_begun();
    state_ = state;
    session_ = session::make_session(*wire::start_of(state.terms));
    if (is_first) write(summary());
    show_position();
    for (const std::string& move : lichess::standing_of(state).moves) {
        session_->play(move, game::Letters::english);
        show_position();
    }
    if (is_first) begin();
    if (!state.end) return;
    write(summary());
    finish();
}

void WatchLine::settled() {
    if (!std::exchange(has_news_, false) || is_finished()) return;
    write(summary());
    finish();
}

Json WatchLine::summary() const {
    const std::string_view status = lichess::status_name(state_.end, state_.terms.rules);
    const auto player = [](const wire::Person& person) {
        Json json = Json::object();
        if (person.kind == wire::PersonKind::computer) json["aiLevel"] = person.level;
        if (person.kind == wire::PersonKind::account)
            json["user"] = {{"id", store::account_id(person.name)}, {"name", person.name}};
        if (person.rating) json["rating"] = *person.rating;
        return json;
    };
    Json json = {
        {"id", state_.game},
        {"variant", lichess::variant(state_.terms)},
        {"speed", lichess::speed(state_.terms)},
        {"perf", lichess::perf_key(state_.terms)},
        {"rated", state_.terms.is_rated},
        {"fen", session_ ? session_->text() : ""},
        {"status", {{"id", lichess::status_number(status)}, {"name", status}}},
        {"players", {{"white", player(state_.players[0])}, {"black", player(state_.players[1])}}}};
    if (state_.end && state_.end->outcome.winner())
        json["winner"] = *state_.end->outcome.winner() == Color::white ? "white" : "black";
    return json;
}

void WatchLine::show_position() {
    Json json = {{"fen", session_->text()}};
    if (const auto last = session_->last_move()) json["lm"] = last->text;
    if (state_.left) {
        using std::chrono::duration_cast;
        using std::chrono::seconds;
        json["wc"] = duration_cast<seconds>((*state_.left)[0]).count();
        json["bc"] = duration_cast<seconds>((*state_.left)[1]).count();
    }
    write(json);
}

// Acting.

void ActLine::start() { api().say(id(), messages_[place_]); }

void ActLine::told(const wire::FromServer& message) {
    const auto* const act = std::get_if<wire::GameAct>(&messages_[place_]);
    if (const auto* const happened = std::get_if<wire::Happened>(&message)) {
        if (act != nullptr && happened->nonce == act->nonce) obeyed();
    } else if (const auto* const refused = std::get_if<wire::Refused>(&message)) {
        if (refused->to != wire::kind_of(messages_[place_])) return;
        if (is_lenient && place_ + 1 < messages_.size()) return obeyed();
        answer(objection ? objection(refused->objection) : api().refusal(refused->objection));
    } else if (const auto* const done = std::get_if<wire::Done>(&message)) {
        if (done->to == wire::kind_of(messages_[place_])) obeyed();
    } else if (const auto* const started = std::get_if<wire::GameStarted>(&message)) {
        if (started->game == accepted_) obeyed();
    } else if (const auto* const said = std::get_if<wire::SaidInGame>(&message)) {
        const auto* const say = std::get_if<wire::SayInGame>(&messages_[place_]);
        if (say != nullptr && said->line.text == say->text) obeyed();
    }
}

void ActLine::obeyed() {
    if (++place_ < messages_.size()) return start();
    answer(ok_response());
}

void ActLine::each_second(Now now) {
    constexpr std::chrono::seconds patience{5};
    if (now.steady - since_ >= patience) answer(api().busy());
}

void ActLine::answer(HttpResponse response) {
    if (std::exchange(is_answered_, true)) return;
    call_.reply(std::move(response));
    api().end(id());
}

} // namespace server
