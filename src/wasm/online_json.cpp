#include "wasm/online_json.hpp"

#include "core/overloaded.hpp"
#include "online/phrases.hpp"
#include "wire/from_client.hpp"

namespace wasm {
namespace {

using core::Color;
using json::Object;
using online::Standing;
using words::Voice;

std::string_view word(Standing standing) {
    switch (standing) {
    case Standing::connecting: return "connecting";
    case Standing::greeting: return "greeting";
    case Standing::nameless: return "nameless";
    case Standing::present: return "present";
    case Standing::away: return "away";
    case Standing::over: break;
    }
    return "over";
}

std::string_view word(wire::Participant role) {
    switch (role) {
    case wire::Participant::white: return "white";
    case wire::Participant::black: return "black";
    case wire::Participant::watcher: break;
    }
    return "watcher";
}

std::string_view word(Color color) { return color == Color::white ? "white" : "black"; }

std::string_view word(online::Topic topic) {
    switch (topic) {
    case online::Topic::other: break;
    case online::Topic::chat: return "chat";
    case online::Topic::presence: return "presence";
    }
    return "";
}

Object chat_json(const wire::ChatLine& line) {
    return Object().add("from", line.from).add("text", line.text);
}

json::Value challenge_json(Voice voice, const wire::Challenge& challenge, bool is_own) {
    return Object()
        .add("id", challenge.challenge)
        .add("by", online::person_text(voice, challenge.by))
        .add("to", challenge.to)
        .add("text", is_own ? online::own_challenge_text(voice, challenge)
                            : online::challenge_text(voice, challenge))
        .add("terms", online::terms_text(voice, challenge.terms))
        .add("own", is_own)
        .done();
}

json::Value seek_json(Voice voice, const online::Client& client, const wire::Seek& seek) {
    return Object()
        .add("id", seek.id)
        .add("by", online::person_text(voice, seek.by))
        .add("text", online::seek_text(voice, seek))
        .add("terms", online::terms_text(voice, seek.terms))
        .add("own", client.is_own(seek.by))
        .done();
}

json::Value game_json(Voice voice, const online::CurrentGame& game) {
    const auto side = game.side();
    Object object;
    object.add("id", game.id)
        .add("you", word(game.you))
        .add("shown", game.is_shown)
        .add("over", game.is_over)
        .add("opening", game.is_opening)
        .add("first_moves", online::first_moves_text(voice, game))
        .add("white_here", game.present[0])
        .add("black_here", game.present[1])
        .add("terms", online::terms_text(voice, game.terms))
        .add("white", online::person_text(voice, game.players[0]))
        .add("black", online::person_text(voice, game.players[1]))
        .add("clock", game.terms.clock.has_value())
        .add("days", game.terms.days > 0)
        .add("chat", json::list(game.chat, chat_json))
        .add("rematch", game.rematch_by ? word(*game.rematch_by) : "")
        .add("rematch_text", online::rematch_text(voice, game))
        .add("next", game.next)
        .add("opponent_away", side && !game.present[index(~*side)]);
    return object.done();
}

json::Value lobby_json(Voice voice, const online::Client& client) {
    const online::Lobby& lobby = client.lobby();
    const std::vector<std::string> own(lobby.own_games.begin(), lobby.own_games.end());
    return Object()
        .add("seeks",
             json::list(lobby.seeks,
                        [&](const wire::Seek& seek) { return seek_json(voice, client, seek); }))
        .add("challenges", json::list(lobby.challenges,
                                      [&](const wire::Challenge& one) {
                                          return challenge_json(voice, one, client.is_own(one.by));
                                      }))
        .add("games", json::list(lobby.games,
                                 [&](const wire::PublicGame& game) {
                                     return Object()
                                         .add("id", game.game)
                                         .add("text", online::running_text(voice, game));
                                 }))
        .add("own_games", own)
        .done();
}

} // namespace

json::Value online_json(Voice voice, const online::Client& client) {
    Object object;
    object.add("standing", word(client.standing()))
        .add("name", client.you().name)
        .add("guest", client.you().kind == wire::PersonKind::guest)
        .add("lobby", lobby_json(voice, client))
        .add("game", client.game() ? game_json(voice, *client.game()) : json::Value{"null"});
    return object.done();
}

std::vector<Object> online_events(Voice voice, std::vector<online::ClientEvent> events) {
    std::vector<Object> all;
    const auto add = [&](const auto& event) { all.push_back(event); };
    for (const online::ClientEvent& event : events)
        std::visit(
            core::Overloaded{
                [&](const online::ServerNotice& one) {
                    add(Object()
                            .add("kind", "notice")
                            .add("text", one.text)
                            .add("warning", one.is_warning)
                            .add("server", true)
                            .add("topic", word(one.topic)));
                },
                [&](const online::GuestKnown& one) {
                    add(Object()
                            .add("kind", "guest")
                            .add("name", one.guest.name)
                            .add("secret", one.guest.secret));
                },
                [&](const online::LobbyChanged&) {},
                [&](const online::ChallengeOpened& one) {
                    add(Object()
                            .add("kind", "challenged")
                            .add("challenge", challenge_json(voice, one.challenge, false)));
                },
                [&](const online::GameEntered&) { add(Object().add("kind", "entered")); },
                [&](const online::GameGone&) { add(Object().add("kind", "gone")); },
                [&](const online::ChatHeard& one) {
                    add(Object().add("kind", "chat").add("line", chat_json(one.line)));
                },
                [&](const online::ClaimOpens& one) {
                    add(Object().add("kind", "claim_opens").add("seconds", one.after.count()));
                },
            },
            event);
    return all;
}

std::vector<Object> line_orders(const std::vector<online::LineOrder>& orders) {
    std::vector<Object> all;
    for (const online::LineOrder& order : orders)
        std::visit(
            core::Overloaded{
                [&](const online::OpenLine& one) {
                    all.push_back(Object().add("open", one.after.count()));
                },
                [&](const online::SendMessage& one) {
                    all.push_back(Object().add("send", wire::to_json(one.message)));
                },
                [&](const online::CloseLine&) { all.push_back(Object().add("close", true)); },
            },
            order);
    return all;
}

} // namespace wasm
