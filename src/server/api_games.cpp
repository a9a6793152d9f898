#include <algorithm>
#include <limits>
#include <sstream>

#include "core/digits.hpp"
#include "server/api_events.hpp"
#include "server/api_game_line.hpp"
#include "server/game_export.hpp"
#include "store/issue.hpp"
#include "words/api_messages.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;
namespace message = words::message;
using play::OfferKind;
using wire::Json;

constexpr Allowance event_streams{30, 10min};
constexpr Allowance acts = HubLimits{}.play; ///< and requests that read for them
constexpr std::uint32_t whatever = std::numeric_limits<std::uint32_t>::max(); ///< was seen last

/// The number of characters in a text, as far as it is UTF-8.
std::size_t characters(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// The same move, whichever way castling is written.
bool is_move(const LiveGame& live, std::size_t ply, const std::string& move) {
    const auto session = session::make_session(live.table().options().start);
    std::istringstream played(live.moves());
    std::string text;
    for (std::size_t i = 1; i < ply && played >> text; ++i)
        session->play(text, game::Letters::english);
    if (ply == 0 || !(played >> text)) return false;
    if (text == move) return true;
    const auto read = session->read(move, game::Letters::english);
    return read && read->text == text;
}

} // namespace

void Api::add_game_routes(Routes& routes) {
    add(routes, "GET", "/api/stream/event",
        {.who = Who::account,
         .scopes = {"bot:play", "board:play", "challenge:read"},
         .allowance = event_streams},
        &Api::stream_events);
    add(routes, "GET", "/api/stream/game/{id}", {.allowance = short_reads}, &Api::watch_game);
    for (const bool is_bot : {true, false}) {
        const std::string start = is_bot ? "/api/bot/game/" : "/api/board/game/";
        const Rule rule{.who = is_bot ? Who::bot : Who::person,
                        .scopes = {is_bot ? "bot:play" : "board:play"},
                        .allowance = acts,
                        .if_over = short_reads,
                        .is_patient = true};
        add(routes, "GET", start + "stream/{id}", rule, &Api::stream_game);
        add(routes, "POST", start + "{id}/move/{move}", rule, &Api::move);
        add(routes, "POST", start + "{id}/chat", rule, &Api::chat);
        add(routes, "GET", start + "{id}/chat", rule, &Api::show_chat);
        add(routes, "POST", start + "{id}/abort", rule, &Api::abort);
        add(routes, "POST", start + "{id}/resign", rule, &Api::resign);
        add(routes, "POST", start + "{id}/draw/{accepts}", rule, &Api::draw);
        add(routes, "POST", start + "{id}/takeback/{accepts}", rule, &Api::takeback);
        add(routes, "POST", start + "{id}/claim-victory", rule, &Api::claim_victory);
        add(routes, "POST", start + "{id}/claim-draw", rule, &Api::claim_draw);
    }
    add(routes, "POST", "/api/round/{id}/add-time/{seconds}",
        {.who = Who::account,
         .scopes = {"challenge:write", "bot:play", "board:play"},
         .allowance = acts,
         .if_over = short_reads,
         .is_patient = true},
        &Api::add_time);
}

// Streams.

/// There is one for each token: a new one ends the older one.
void Api::stream_events(const ApiCall& call) {
    const auto lines = lines_;
    for (const auto& [id, line] : lines)
        if (auto* const other = dynamic_cast<EventLine*>(line.get()))
            if (other->key() == call.caller.key && !other->is_finished()) other->replace();
    if (const auto line = open<EventLine>(call)) line->start();
}

void Api::stream_game(const ApiCall& call) {
    const store::GameId& game = call.parts.front();
    if (!store::is_game_id(game)) return call.reply(error(404, message::api_no_game));
    const auto lines = lines_;
    for (const auto& [id, line] : lines)
        if (auto* const other = dynamic_cast<GameLine*>(line.get()))
            if (other->is_of(call.account.id, game) &&
                other->agent() == call.request.header("user-agent"))
                other->replace();
    if (const auto line = open<GameLine>(call, game)) line->start();
}

/// Requests without a token watch as guests without a name.
void Api::watch_game(const ApiCall& call) {
    const store::GameId& game = call.parts.front();
    if (!store::is_game_id(game)) return call.reply(error(404, message::api_no_game));
    const auto line = std::make_shared<WatchLine>(*this, call, game);
    Visitor visitor{
        .player = {.kind = store::PlayerKind::guest, .id = '#' + std::to_string(call.request.id)},
        .address = call.request.address,
        .is_request = true};
    lines_[call.request.id] = line;
    tools_.hub.opened(call.request.id, std::move(visitor), now());
    line->start();
}

// Acts.

LiveGame* Api::own_game(const ApiCall& call) {
    LiveGame* const live = hub().live_game(call.parts.front());
    if (live != nullptr && side_of(live->game(), call.account.id)) {
        if (call.sees(live->terms())) return live;
        call.reply(unseen(live->terms().rules));
        return nullptr;
    }
    call.reply(plays(call) ? error(400, message::api_game_over) : error(404, message::api_no_game));
    return nullptr;
}

bool Api::plays(const ApiCall& call) {
    const store::GameId& id = call.parts.front();
    if (const LiveGame* const live = hub().live_game(id))
        return side_of(live->game(), call.account.id).has_value();
    const auto kept = find_game(store(), id);
    return kept && *kept && side_of((*kept)->game, call.account.id);
}

void Api::act(const ApiCall& call, const wire::Act& act) {
    const wire::GameAct message{call.parts.front(), whatever,
                                store::new_id(tools_.services.secrets), act};
    if (const auto line = open<ActLine>(call, std::vector<wire::FromClient>{message}))
        line->start();
}

void Api::move(const ApiCall& call) {
    if (auto answer = answer_after_end(call)) return call.reply(*std::move(answer));
    LiveGame* const live = own_game(call);
    if (live == nullptr) return;
    const std::string& move = call.parts[1];
    const store::GameId game = call.parts.front();
    std::uint32_t seen = whatever;
    if (call.fields.has("ply")) {
        if (auto answer = answer_to_ply(call, *live)) return call.reply(*std::move(answer));
        seen = live->number();
    }
    const auto new_act = [&](const wire::Act& act) {
        return wire::GameAct{game, seen, store::new_id(tools_.services.secrets), act};
    };
    std::vector<wire::FromClient> messages;
    if (call.fields.is_true("offeringDraw"))
        messages.emplace_back(new_act(wire::MakeOffer{OfferKind::draw}));
    messages.emplace_back(new_act(wire::PlayMove{move}));
    const auto line = open<ActLine>(call, std::move(messages));
    if (!line) return;
    line->is_lenient = true;
    line->objection = [this, call](const wire::Objection& why) { return late_move(call, why); };
    line->start();
}

/// The answer to somebody who has seen another number of half-moves than were played: whether that
/// same move was played at that point.
std::optional<HttpResponse> Api::answer_to_ply(const ApiCall& call, const LiveGame& live) const {
    const auto ply = call.fields.number("ply", 0, LiveGame::ply_limit);
    if (!ply) return error(400, message::api_bad_field, {{"field", "ply"}});
    const auto seen = static_cast<std::size_t>(*ply);
    if (seen == live.plies()) return std::nullopt;
    if (is_move(live, seen + 1, call.parts[1])) return ok_response();
    return error(400, message::api_wrong_ply, live.plies());
}

/// The answer to a move in a game that is over and that nobody follows any more; nothing, if the
/// caller has not played it.
std::optional<HttpResponse> Api::answer_after_end(const ApiCall& call) {
    const store::GameId& id = call.parts.front();
    if (hub().live_game(id) != nullptr) return std::nullopt;
    const auto kept = find_game(store(), id);
    if (!kept || !*kept || !side_of((*kept)->game, call.account.id)) return std::nullopt;
    const auto live = replayed(**kept);
    if (!live || !live->is_over()) return std::nullopt;
    if (!call.sees(live->terms())) return std::nullopt;
    if (call.fields.has("ply"))
        if (auto answer = answer_to_ply(call, *live)) return answer;
    if (!call.fields.has("ply") && is_repeated(call, *live)) return ok_response();
    return error(400, message::api_not_your_turn);
}

/// It is no error to send the move that this side played last again, or a move that arrives after
/// the draw that this side offered was agreed.
bool Api::is_repeated(const ApiCall& call, const LiveGame& live) {
    const bool is_agreed =
        live.is_over() && live.end()->outcome.reason() == game::Reason::agreement;
    if (is_agreed && call.fields.is_true("offeringDraw")) return true;
    const auto side = side_of(live.game(), call.account.id);
    const std::size_t last = live.table().turn() == side ? live.plies() - 1 : live.plies();
    return is_move(live, last, call.parts[1]);
}

HttpResponse Api::late_move(const ApiCall& call, const wire::Objection& objection) {
    using play::Denial;
    const std::string& move = call.parts[1];
    const auto is = [&](auto why) { return objection.why == decltype(objection.why)(why); };
    const bool is_late =
        is(Denial::not_your_turn) || is(Denial::game_over) || is(wire::Why::behind);
    const LiveGame* const live = hub().live_game(call.parts.front());
    const bool is_done = is_late && live != nullptr && is_repeated(call, *live);
    return is_done ? ok_response() : refusal(objection, move);
}

/// Also after the end.
void Api::chat(const ApiCall& call) {
    if (!plays(call)) return call.reply(error(404, message::api_no_game));
    const std::string text = call.fields.text("text");
    if (text.empty() || characters(text) > 140)
        return call.reply(error(400, message::api_chat_length));
    const std::string room = call.fields.text("room");
    const bool to_watchers = room == "spectator";
    if (!to_watchers && !room.empty() && room != "player")
        return call.reply(error(400, message::api_bad_field, {{"field", "room"}}));
    const store::GameId& game = call.parts.front();
    const auto line =
        open<ActLine>(call, std::vector<wire::FromClient>{
                                wire::WatchGame{game}, wire::SayInGame{game, text, to_watchers}});
    if (!line) return;
    line->start();
}

void Api::show_chat(const ApiCall& call) {
    if (!plays(call)) return call.reply(error(404, message::api_no_game));
    const auto chat = store().chat(call.parts.front());
    if (!chat) return call.reply(busy());
    Json list = Json::array();
    for (const store::ChatLine& line : *chat)
        if (line.room == store::ChatRoom::players)
            list.push_back(Json{{"user", line.author.name}, {"text", line.text}});
    call.reply({.body = wire::text_of(list)});
}

void Api::abort(const ApiCall& call) {
    if (own_game(call) != nullptr) act(call, wire::Abort{});
}

/// Before both have moved, the game is aborted instead.
void Api::resign(const ApiCall& call) {
    LiveGame* const live = own_game(call);
    if (live == nullptr) return;
    act(call, live->plies() < 2 ? wire::Act(wire::Abort{}) : wire::Act(wire::Resign{}));
}

void Api::draw(const ApiCall& call) { answer_offer(call, OfferKind::draw); }
void Api::takeback(const ApiCall& call) { answer_offer(call, OfferKind::takeback); }

void Api::answer_offer(const ApiCall& call, OfferKind what) {
    LiveGame* const live = own_game(call);
    if (live == nullptr) return;
    const Color side = *side_of(live->game(), call.account.id);
    const auto& offer = live->table().offer(what);
    const bool is_offered = offer && offer->is_open() && offer->by == ~side;
    if (is_true_word(call.parts[1]))
        act(call, wire::MakeOffer{what});
    else if (is_offered)
        act(call, wire::AnswerOffer{what, false});
    else
        call.reply(ok_response());
}

void Api::claim_victory(const ApiCall& call) {
    if (own_game(call) != nullptr) act(call, wire::ClaimLeft{});
}

void Api::claim_draw(const ApiCall& call) {
    LiveGame* const live = own_game(call);
    if (live == nullptr) return;
    const Color side = *side_of(live->game(), call.account.id);
    const auto claim = live->table().claimable(side);
    act(call, wire::ClaimDraw{claim.value_or(game::Claim::threefold_repetition)});
}

/// Each gift is 15 seconds: there are as many as are needed for the requested time.
void Api::add_time(const ApiCall& call) {
    if (own_game(call) == nullptr) return;
    constexpr auto gift = std::chrono::duration_cast<std::chrono::seconds>(LiveGame::gift).count();
    const auto seconds = core::read_number<int>(call.parts[1], 1, 60);
    if (!seconds) return call.reply(error(400, message::api_bad_field, {{"field", "seconds"}}));
    std::vector<wire::FromClient> messages;
    for (std::int64_t given = 0; given < *seconds; given += gift)
        messages.emplace_back(wire::GameAct{call.parts.front(), whatever,
                                            store::new_id(tools_.services.secrets),
                                            wire::GiveTime{}});
    if (const auto line = open<ActLine>(call, std::move(messages))) line->start();
}

} // namespace server
