#include <cstdlib>

#include "core/digits.hpp"
#include "server/api_challenge_line.hpp"
#include "server/api_events.hpp"
#include "server/api_game_line.hpp"
#include "server/seat_link.hpp"
#include "words/api_messages.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;
using wire::Json;
namespace message = words::message;

constexpr Allowance challenges{60, 1min};
constexpr Allowance games_with_computer{5, 1min};
constexpr Allowance seeks{10, 1min};

std::string_view done_word(wire::ChallengeEnd how) {
    switch (how) {
    case wire::ChallengeEnd::accepted: return "accepted";
    case wire::ChallengeEnd::declined: return "declined";
    case wire::ChallengeEnd::cancelled:
    case wire::ChallengeEnd::lapsed: break;
    }
    return "canceled";
}

/// `time` in minutes, perhaps with a fraction, and `increment` in seconds.
std::optional<play::TimeControl> seek_clock(const Fields& fields) {
    using std::chrono::seconds;
    constexpr double most_minutes = 180;
    const std::string minutes = fields.text("time");
    char* end = nullptr;
    const double count = std::strtod(minutes.c_str(), &end);
    const auto increment = fields.number("increment", 0, 180);
    const bool is_read = !minutes.empty() && *end == '\0' && count >= 0 && count <= most_minutes;
    if (!is_read || !increment || (count == 0 && *increment == 0)) return std::nullopt;
    return lichess::clock_of(seconds(static_cast<std::int64_t>(count * 60)), seconds(*increment));
}

/// `1500-1800`.
std::optional<wire::RatingRange> rating_range(const std::string& text) {
    constexpr int most = 4000;
    const std::size_t dash = text.find('-');
    if (dash == std::string::npos) return std::nullopt;
    const auto low = core::read_number<int>(text.substr(0, dash), 0, most);
    const auto high = core::read_number<int>(text.substr(dash + 1), 0, most);
    if (!low || !high) return std::nullopt;
    return wire::RatingRange{*low, *high};
}

} // namespace

void Api::add_challenge_routes(Routes& routes) {
    const std::vector<std::string_view> writing{"challenge:write", "bot:play", "board:play"};
    const std::vector<std::string_view> reading{"challenge:read", "challenge:write", "bot:play",
                                                "board:play"};
    const Rule act{.who = Who::account, .scopes = writing};
    add(routes, "GET", "/api/challenge",
        {.who = Who::account, .scopes = reading, .allowance = short_reads, .is_patient = true},
        &Api::list_challenges);
    add(routes, "POST", "/api/challenge/ai",
        {.who = Who::account, .scopes = writing, .allowance = games_with_computer},
        &Api::play_computer);
    add(routes, "POST", "/api/challenge/open",
        {.who = Who::account, .scopes = writing, .allowance = challenges}, &Api::create_open);
    add(routes, "POST", "/api/challenge/{id}/accept", act, &Api::accept);
    add(routes, "POST", "/api/challenge/{id}/decline", act, &Api::decline);
    add(routes, "POST", "/api/challenge/{id}/cancel", act, &Api::cancel);
    add(routes, "POST", "/api/challenge/{user}",
        {.who = Who::account, .scopes = writing, .allowance = challenges}, &Api::create_challenge);
    add(routes, "POST", "/api/board/seek",
        {.who = Who::person, .scopes = {"board:play"}, .allowance = seeks}, &Api::seek);
}

std::optional<wire::Terms> Api::terms_of(const ApiCall& call, const Fields& fields) {
    constexpr int chess960_count = 960;
    constexpr int usual_start = 518;
    std::array<std::uint8_t, 2> bytes{};
    tools_.services.secrets.fill(bytes);
    int number = (bytes[0] * 256 + bytes[1]) % chess960_count;
    if (number == usual_start) ++number;
    auto terms = lichess::terms_of(fields, number);
    if (terms && !call.sees(*terms)) {
        call.reply(unplayed(call.account, *terms));
        return std::nullopt;
    }
    if (terms) return *std::move(terms);
    call.reply(error(400, message::api_bad_field, {{"field", terms.error()}}));
    return std::nullopt;
}

/// An account without an event stream can play all games: its owner may be using the page.
bool Api::can_play(const store::Account& account, game::Rules rules) const {
    if (lichess::idiom_of(rules).scope.empty()) return true;
    bool has_stream = false;
    for (const auto& [id, line] : lines_)
        if (const auto* const events = dynamic_cast<const EventLine*>(line.get()))
            if (events->account() == account.id) {
                if (events->sees(rules)) return true;
                has_stream = true;
            }
    return !has_stream;
}

HttpResponse Api::unplayed(const store::Account& account, const wire::Terms& terms) const {
    const lichess::Idiom& idiom = lichess::idiom_of(terms.rules);
    return error(
        400, message::api_not_played,
        {{"name", account.name}, {"game", idiom.names(terms).name}, {"scope", idiom.scope}});
}

void Api::create_challenge(const ApiCall& call) {
    const auto to = find_account(call);
    if (!to) return;
    if (to->id == call.account.id) return call.reply(error(400, message::api_own_challenge));
    const auto color = lichess::color_of(call.fields);
    if (!color) return call.reply(error(400, message::api_bad_field, {{"field", "color"}}));
    const auto terms = terms_of(call, call.fields);
    if (!terms) return;
    if (!can_play(*to, terms->rules)) return call.reply(unplayed(*to, *terms));
    if (const auto line = open<ChallengeLine>(call, wire::MakeChallenge{*terms, *color, to->name}))
        line->start();
}

void Api::create_open(const ApiCall& call) {
    const auto color = lichess::color_of(call.fields);
    if (!color) return call.reply(error(400, message::api_bad_field, {{"field", "color"}}));
    const auto terms = terms_of(call, call.fields);
    if (!terms) return;
    if (const auto line = open<ChallengeLine>(call, wire::MakeChallenge{*terms, *color, ""}))
        line->start();
}

void Api::play_computer(const ApiCall& call) {
    const auto color = lichess::color_of(call.fields);
    if (!color) return call.reply(error(400, message::api_bad_field, {{"field", "color"}}));
    const auto level = call.fields.number("level", 1, 10);
    if (!level) return call.reply(error(400, message::api_bad_field, {{"field", "level"}}));
    const auto terms = terms_of(call, call.fields);
    if (!terms) return;
    if (const auto line =
            open<ChallengeLine>(call, wire::PlayComputer{*terms, *color, static_cast<int>(*level)}))
        line->start();
}

void Api::list_challenges(const ApiCall& call) {
    if (const auto line = open<ChallengeList>(call)) line->start();
}

/// It is no error if the caller has already accepted it. In an open challenge, `color` chooses the
/// caller's colour.
void Api::accept(const ApiCall& call) {
    const auto color = lichess::color_of(call.fields);
    if (!color) return call.reply(error(400, message::api_bad_field, {{"field", "color"}}));
    store::GameId id = call.parts.front();
    if (LiveGame* const live = hub().live_game(id);
        live != nullptr && side_of(live->game(), call.account.id))
        return call.reply(ok_response());
    if (*color != wire::ColorWish::any)
        id = seat_link(id, *color == wire::ColorWish::white ? Color::white : Color::black);
    if (const auto line =
            open<ActLine>(call, std::vector<wire::FromClient>{wire::AcceptChallenge{id}}))
        line->start();
}

void Api::decline(const ApiCall& call) {
    const std::string reason = call.fields.text("reason").substr(0, 32);
    if (const auto line = open<ActLine>(call, std::vector<wire::FromClient>{wire::DeclineChallenge{
                                                  call.parts.front(), reason}}))
        line->start();
}

/// If the challenge has become a game meanwhile, the game is aborted.
void Api::cancel(const ApiCall& call) {
    const store::GameId& id = call.parts.front();
    if (LiveGame* const live = hub().live_game(id);
        live != nullptr && side_of(live->game(), call.account.id))
        return abort(call);
    if (const auto line =
            open<ActLine>(call, std::vector<wire::FromClient>{wire::CancelChallenge{id}}))
        line->start();
}

/// With a clock, the answer is a stream that ends with the seek, usually because a game has begun;
/// by correspondence, it is the seek's id.
void Api::seek(const ApiCall& call) {
    const auto color = lichess::color_of(call.fields);
    if (!color) return call.reply(error(400, message::api_bad_field, {{"field", "color"}}));
    auto terms = terms_of(call, call.fields);
    if (!terms) return;
    if (call.fields.has("time")) {
        terms->clock = seek_clock(call.fields);
        if (!terms->clock || terms->days > 0)
            return call.reply(error(400, message::api_bad_field, {{"field", "time"}}));
    }
    wire::MakeSeek seek{.terms = *terms, .color = *color};
    if (const std::string range = call.fields.text("ratingRange"); !range.empty()) {
        seek.range = rating_range(range);
        if (!seek.range)
            return call.reply(error(400, message::api_bad_field, {{"field", "ratingRange"}}));
    }
    if (const auto line = open<SeekLine>(call, std::move(seek))) line->start();
}

// Challenges.

void ChallengeLine::told(const wire::FromServer& message) {
    if (const auto* const challenge = std::get_if<wire::Challenge>(&message)) {
        if (challenge->challenge == name_ && !is_begun()) show(*challenge);
    } else if (const auto* const gone = std::get_if<wire::ChallengeGone>(&message)) {
        if (gone->challenge == name_ && is_begun()) show(*gone);
    } else if (const auto* const started = std::get_if<wire::GameStarted>(&message)) {
        if (started->game == name_ && std::holds_alternative<wire::PlayComputer>(message_))
            show_game();
    } else if (const auto* const refused = std::get_if<wire::Refused>(&message)) {
        if (!is_begun()) refuse(api().refusal(refused->objection));
    } else if (std::holds_alternative<wire::Goodbye>(message)) {
        cut();
    }
}

void ChallengeLine::show(const wire::Challenge& challenge) {
    Json json = api().shown(challenge, base_url_);
    if (challenge.to.empty()) {
        json["challenger"] = nullptr;
        const std::string url = json["url"];
        const std::string start = url.substr(0, url.size() - challenge.challenge.size());
        json["urlWhite"] = start + seat_link(challenge.challenge, Color::white);
        json["urlBlack"] = start + seat_link(challenge.challenge, Color::black);
        json["open"] = Json::object();
    }
    json["direction"] = "out";
    if (!is_kept_alive_) return refuse({.body = wire::text_of(json)});
    write(json);
    begin();
}

void ChallengeLine::show(const wire::ChallengeGone& gone) {
    write(Json{{"done", done_word(gone.how)}});
    finish();
}

void ChallengeLine::show_game() {
    const LiveGame* const live = api().hub().live_game(name_);
    const auto side = live != nullptr ? Api::side_of(live->game(), account_) : std::nullopt;
    if (!side) return refuse(api().busy());
    Json json = lichess::event_game(*live, *side);
    json["player"] = json["color"];
    refuse({.status = 201, .body = wire::text_of(json)});
}

/// A client that closes the stream withdraws its challenge.
void ChallengeLine::closed() {
    if (is_begun() && !is_finished()) api().say(id(), wire::CancelChallenge{name_});
}

// Seeks.

void SeekLine::told(const wire::FromServer& message) {
    if (const auto* const added = std::get_if<wire::SeekAdded>(&message)) {
        if (added->seek.id != name_) return;
        if (!seek_.terms.clock) return refuse({.body = wire::text_of(Json{{"id", name_}})});
        begin("text/plain");
    } else if (const auto* const gone = std::get_if<wire::SeekGone>(&message)) {
        if (gone->seek == name_ && is_begun()) finish();
    } else if (const auto* const refused = std::get_if<wire::Refused>(&message)) {
        if (!is_begun()) refuse(api().refusal(refused->objection));
    } else if (std::holds_alternative<wire::Goodbye>(message)) {
        cut();
    }
}

void SeekLine::closed() {
    if (is_begun() && !is_finished()) api().say(id(), wire::CancelSeek{name_});
}

// The list.

void ChallengeList::told(const wire::FromServer& message) {
    const auto* const challenge = std::get_if<wire::Challenge>(&message);
    if (challenge == nullptr || challenge->to.empty()) return;
    if (!seen_.contains(challenge->terms.rules)) return;
    const bool is_own = store::account_id(challenge->by.name) == account_;
    Json json = api().shown(*challenge, base_url_);
    json["direction"] = is_own ? "out" : "in";
    (is_own ? sent_ : received_).push_back(std::move(json));
}

void ChallengeList::settled() {
    refuse({.body = wire::text_of(Json{{"in", received_}, {"out", sent_}})});
}

} // namespace server
