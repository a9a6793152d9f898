#include <cstdint>
#include <set>
#include <string>

#include <fmt/format.h>

#include "server/gateway.hpp"
#include "store/issue.hpp"

namespace server {
namespace {

using wire::Why;

constexpr std::chrono::minutes session_check{10};

/// Whether whoever shows this may play over a WebSocket.
bool may_play(const Caller& caller) {
    return !caller.has_token || caller.may("board:play") || caller.may("bot:play") ||
           caller.may("stackchess:play");
}

/// A name for a guest who has chosen none, or one that somebody else bears now.
std::string name_for(const Hub& hub, const store::GuestId& id) {
    constexpr std::uint32_t names = 100'000;
    std::uint32_t number = 0;
    for (const char c : id) number = (number * 257 + static_cast<unsigned char>(c)) % names;
    const auto name = [&] { return fmt::format("Guest{:05}", number); };
    while (hub.is_guest_name_used(name(), id)) ++number;
    return name();
}

} // namespace

std::optional<HttpResponse> Gateway::refusal(const HttpRequest& request) {
    if (request.path != "/socket") return error_response(404, "not_found");
    if (is_draining_) return error_response(503, "closing");
    if (!door_.is_own_page(request)) return error_response(403, "bad_origin");
    const auto caller = door_.identify(request, now().calendar);
    if (!caller) return error_response(401, "no_such_token");
    if (!may_play(*caller)) return error_response(403, "missing_scope");
    if (caller->account &&
        hub_.connections_of(store::Player{store::PlayerKind::account, *caller->account}) >=
            static_cast<std::size_t>(options_.sockets_per_account))
        return error_response(429, "too_many");
    return std::nullopt;
}

/// Whether the sessions of open connections still hold; those that do are being used.
void Gateway::check_sessions() {
    const Now time = now();
    if (time.steady < next_session_check_) return;
    next_session_check_ = time.steady + session_check;
    std::set<store::Digest> used;
    for (const auto& [connection, digest] : sessions_) {
        const auto session = tools_.read.session(digest);
        if (!session) continue;
        if (!*session || (*session)->is_over(time.calendar))
            tools_.web.close(connection, static_cast<std::uint16_t>(CloseCode::policy));
        else
            used.insert(digest);
    }
    for (const store::Digest& digest : used)
        commit(store::UsedSession{digest, time.calendar, store::idle_end(time.calendar)},
               [](const store::Outcome&) {});
}

void Gateway::greet(ConnectionId connection, const Stranger& stranger, const wire::Hello& hello) {
    if (!stranger.caller.account) return greet_guest(connection, stranger, hello);
    auto visitor = account_visitor(tools_.read, *stranger.caller.account);
    if (!visitor) {
        refuse(connection, Why::banned);
        return tools_.web.close(connection, static_cast<std::uint16_t>(CloseCode::policy));
    }
    visitor->address = stranger.address;
    visitor->key = stranger.caller.key;
    commit(store::SeenAccount{*stranger.caller.account, now().calendar},
           [](const store::Outcome&) {});
    enter(connection, *std::move(visitor));
}

/// A guest who is known, or one who is new and becomes known when the store has it.
void Gateway::greet_guest(ConnectionId connection, const Stranger& stranger,
                          const wire::Hello& hello) {
    const auto refuse_name = [&](Why why) {
        strangers_[connection] = stranger;
        refuse(connection, why);
    };
    if (!hello.name.empty() && !store::is_account_name(hello.name))
        return refuse_name(Why::bad_name);
    Visitor visitor{.address = stranger.address};
    visitor.player.kind = store::PlayerKind::guest;
    if (!hello.secret.empty()) {
        const auto guest = tools_.read.guest(tools_.secrets.digest(hello.secret));
        if (guest && *guest) {
            visitor.player.id = (*guest)->id;
            visitor.player.name = (*guest)->name;
            if (visitor.player.name.empty() ||
                hub_.is_guest_name_used(visitor.player.name, visitor.player.id))
                visitor.player.name = name_for(hub_, visitor.player.id);
            visitor.secret = hello.secret;
            commit(store::SeenGuest{visitor.player.id, now().calendar},
                   [](const store::Outcome&) {});
            return enter(connection, std::move(visitor));
        }
    }
    if (!hello.name.empty() && hub_.is_guest_name_used(hello.name, {}))
        return refuse_name(Why::name_taken);
    auto issued = store::new_guest(tools_.secrets, hello.name, now().calendar);
    if (issued.value.name.empty()) issued.value.name = name_for(hub_, issued.value.id);
    visitor.player.id = issued.value.id;
    visitor.player.name = issued.value.name;
    visitor.secret = issued.secret;
    const bool is_chosen = !hello.name.empty();
    commit(store::AddGuest{issued.value},
           [this, connection, stranger, visitor, is_chosen](const store::Outcome& outcome) {
               welcome_guest(connection, stranger, visitor, is_chosen, outcome);
           });
}

/// A new guest, once the store has answered. Another one may have come under the same name
/// meanwhile.
void Gateway::welcome_guest(ConnectionId connection, const Stranger& stranger, Visitor visitor,
                            bool is_chosen, const store::Outcome& outcome) {
    const bool is_used = hub_.is_guest_name_used(visitor.player.name, visitor.player.id);
    if (outcome.is_kept() && is_used && !is_chosen)
        visitor.player.name = name_for(hub_, visitor.player.id);
    if (outcome.is_kept() && !(is_used && is_chosen)) return enter(connection, std::move(visitor));
    strangers_[connection] = stranger;
    const bool is_taken = is_used || outcome.fate == store::Fate::conflict;
    refuse(connection, is_taken ? Why::name_taken : Why::not_saved);
}

void Gateway::enter(ConnectionId connection, Visitor visitor) {
    if (!tools_.web.is_open(connection)) return; // gone while the store was busy
    hub_.opened(connection, std::move(visitor), now());
}

void Gateway::refuse(ConnectionId connection, Why why) {
    wire::Refused refused;
    refused.to = "hello";
    refused.objection.why = why;
    tools_.web.send(connection,
                    std::make_shared<const std::string>(to_json(wire::FromServer(refused))));
}

} // namespace server
