#include <utility>

#include "wire/describe.hpp"
#include "wire/from_client.hpp"
#include "wire/kinds.hpp"

namespace wire {
namespace {

constexpr Range nonce_text{1, 32};
constexpr Range name_text{1, 32};

} // namespace

void describe(auto& fields, Like<Hello> auto& hello) {
    fields.needs("protocol", hello.protocol, Range{1, 1000});
    fields.may("secret", hello.secret, short_text);
    fields.may("name", hello.name, name_text);
}
void describe(auto& fields, Like<Ping> auto& ping) { fields.needs("number", ping.number); }
void describe(auto& /*fields*/, Like<WatchLobby> auto& /*message*/) {}
void describe(auto& /*fields*/, Like<LeaveLobby> auto& /*message*/) {}
void describe(auto& fields, Like<MakeSeek> auto& seek) {
    fields.needs("terms", seek.terms);
    fields.may("color", seek.color);
    fields.may("range", seek.range);
}
void describe(auto& fields, Like<CancelSeek> auto& message) {
    fields.needs("seek", message.seek, id_text);
}
void describe(auto& fields, Like<AcceptSeek> auto& message) {
    fields.needs("seek", message.seek, id_text);
}
void describe(auto& fields, Like<MakeChallenge> auto& challenge) {
    fields.needs("terms", challenge.terms);
    fields.may("color", challenge.color);
    fields.may("to", challenge.to, name_text);
}
void describe(auto& fields, Like<AcceptChallenge> auto& message) {
    fields.needs("challenge", message.challenge, id_text);
}
void describe(auto& fields, Like<DeclineChallenge> auto& message) {
    fields.needs("challenge", message.challenge, id_text);
    fields.may("reason", message.reason, short_text);
}
void describe(auto& fields, Like<CancelChallenge> auto& message) {
    fields.needs("challenge", message.challenge, id_text);
}
void describe(auto& fields, Like<ShowChallenge> auto& message) {
    fields.needs("challenge", message.challenge, id_text);
}
void describe(auto& fields, Like<PlayComputer> auto& message) {
    fields.needs("terms", message.terms);
    fields.may("color", message.color);
    fields.needs("level", message.level, Range{1, 10});
}
void describe(auto& /*fields*/, Like<ListGames> auto& /*message*/) {}
void describe(auto& fields, Like<WatchGame> auto& message) {
    fields.needs("game", message.game, id_text);
    fields.may("seen", message.seen);
}
void describe(auto& fields, Like<LeaveGame> auto& message) {
    fields.needs("game", message.game, id_text);
}
void describe(auto& fields, Like<PlayMove> auto& act) {
    fields.needs("move", act.move, Range{1, 16});
}
void describe(auto& /*fields*/, Like<Resign> auto& /*act*/) {}
void describe(auto& /*fields*/, Like<Abort> auto& /*act*/) {}
void describe(auto& fields, Like<MakeOffer> auto& act) { fields.needs("what", act.what); }
void describe(auto& fields, Like<AnswerOffer> auto& act) {
    fields.needs("what", act.what);
    fields.needs("accepts", act.accepts);
}
void describe(auto& fields, Like<ClaimDraw> auto& act) { fields.needs("claim", act.claim); }
void describe(auto& /*fields*/, Like<ClaimLeft> auto& /*act*/) {}
void describe(auto& /*fields*/, Like<GiveTime> auto& /*act*/) {}
void describe(auto& fields, Like<GameAct> auto& message) {
    fields.needs("game", message.game, id_text);
    fields.needs("seen", message.seen);
    fields.needs("nonce", message.nonce, nonce_text);
}
void describe(auto& fields, Like<Rematch> auto& message) {
    fields.needs("game", message.game, id_text);
    fields.may("wants", message.wants, any_number, true);
}
void describe(auto& fields, Like<SayInGame> auto& message) {
    fields.needs("game", message.game, id_text);
    fields.needs("text", message.text, Range{1, 560});
    fields.may("to_watchers", message.to_watchers);
}
void describe(auto& fields, Like<Block> auto& message) {
    fields.needs("name", message.name, name_text);
    fields.may("blocks", message.blocks, any_number, true);
}
void describe(auto& fields, Like<Report> auto& message) {
    fields.needs("game", message.game, id_text);
    fields.needs("name", message.name, name_text);
    fields.needs("text", message.text, Range{1, 2000});
}

// The order is that of the variants.
template <>
inline constexpr std::array<std::string_view, 8> kinds_of<Act>{
    "play_move",    "resign",     "abort",      "make_offer",
    "answer_offer", "claim_draw", "claim_left", "give_time"};
template <>
inline constexpr std::array<std::string_view, 21> kinds_of<FromClient>{
    "hello",
    "ping",
    "watch_lobby",
    "leave_lobby",
    "make_seek",
    "cancel_seek",
    "accept_seek",
    "make_challenge",
    "accept_challenge",
    "decline_challenge",
    "cancel_challenge",
    "show_challenge",
    "play_computer",
    "list_games",
    "watch_game",
    "leave_game",
    "", // an act has a kind of its own
    "rematch",
    "say",
    "block",
    "report"};

namespace {

/// The act of this kind, with its game.
Reading<FromClient> read_act(const Json& json, std::string_view kind) {
    GameAct message;
    Reading<Act> act = read_alternative<Act>(json, kind);
    if (!act.is_known) return {};
    JsonReader fields(json);
    describe(fields, message);
    if (!fields.is_right()) return {.is_known = true, .wrong = fields.wrong()};
    message.act = std::move(act.value);
    return {.is_known = true, .wrong = act.wrong, .value = std::move(message)};
}

} // namespace

std::string_view kind_of(const FromClient& message) {
    if (const auto* const act = std::get_if<GameAct>(&message))
        return kinds_of<Act>[act->act.index()];
    return kinds_of<FromClient>[message.index()];
}

core::Result<FromClient, Misread> read_client(std::string_view text) {
    if (text.size() > longest_from_client)
        return core::Failure<Misread>(Misread{.objection = {.why = Why::unreadable}});
    const Json json = read_object(text);
    const auto kind = kind_in(json);
    if (!kind) return core::Failure<Misread>(Misread{.objection = {.why = Why::unreadable}});
    Reading<FromClient> reading = read_act(json, *kind);
    if (!reading.is_known) reading = read_alternative<FromClient>(json, *kind);
    return result_of(std::move(reading), *kind);
}

std::string to_json(const FromClient& message) {
    Json json = Json::object();
    json["kind"] = std::string(kind_of(message));
    JsonWriter fields(json);
    std::visit([&](const auto& one) { describe(fields, one); }, message);
    if (const auto* const act = std::get_if<GameAct>(&message))
        std::visit([&](const auto& one) { describe(fields, one); }, act->act);
    return text_of(json);
}

} // namespace wire
