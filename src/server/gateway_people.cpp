#include <cstdint>
#include <string>

#include <fmt/format.h>

#include "server/account_refusals.hpp"
#include "server/gateway.hpp"
#include "store/issue.hpp"

namespace server {
namespace {

using wire::Why;

/// Whether the sender of a request with these credentials may play over a WebSocket.
bool may_play(const Caller& caller) {
    return !caller.has_token || caller.may("board:play") || caller.may("bot:play") ||
           caller.may("stackchess:play");
}

} // namespace

std::optional<HttpResponse> Gateway::refusal(const HttpRequest& request) {
    if (request.path != "/socket") return error_response(404, "not_found");
    if (is_draining_) return error_response(503, "closing");
    if (!door_.is_own_page(request)) return error_response(403, "bad_origin");
    if (door_.is_lan() && Door::has_token(request)) return response_to(request, refusal::lan);
    // A load balancer then asks another node, which may reach the store.
    if (!node_.empty() && (is_store_failing_ || !can_read_))
        return error_response(503, "not_saved");
    const auto caller = door_.identify_visitor(request, now().calendar);
    if (!caller && caller.error() == Door::Fault::store_failed)
        return error_response(503, "not_saved");
    if (!caller && caller.error() == Door::Fault::no_such_session)
        return without_session(error_response(401, "bad_session"));
    if (!caller) return error_response(401, "no_such_token");
    if (!may_play(*caller)) return error_response(403, "missing_scope");
    if (has_too_many(*caller)) return error_response(429, "too_many");
    return std::nullopt;
}

/// Identifies the sender of the request, as soon as the store can be read; false if the connection
/// must be closed.
bool Gateway::recognise(ConnectionId connection, Stranger& stranger) {
    if (!stranger.request) return true;
    const auto caller = door_.identify_visitor(*stranger.request, now().calendar);
    if (!caller) return caller.error() == Door::Fault::store_failed;
    if (!may_play(*caller) || has_too_many(*caller))
        return false; // several may have been opened at the same time
    stranger.request.reset();
    stranger.caller = *caller;
    count(connection, *caller);
    if (caller->key && !caller->has_token) {
        sessions_[connection] = *caller->key;
        check_session_later(connection);
    }
    return true;
}

void Gateway::send_away(ConnectionId connection) {
    tools_.web.close(connection, static_cast<std::uint16_t>(CloseCode::policy));
}

bool Gateway::has_too_many(const Caller& caller) const {
    if (!caller.account) return false;
    const auto found = owned_.find(*caller.account);
    const int here = found == owned_.end() ? 0 : found->second;
    return here + account_crowds_.elsewhere(*caller.account, now().steady) >=
           options_.sockets_per_account;
}

void Gateway::count(ConnectionId connection, const Caller& caller) {
    if (!caller.account) return;
    owners_[connection] = *caller.account;
    ++owned_[*caller.account];
}

void Gateway::count_down(ConnectionId connection) {
    const auto owner = owners_.extract(connection);
    if (owner && --owned_[owner.mapped()] == 0) owned_.erase(owner.mapped());
}

/// The checks of sessions whose connections were opened at the same time are spread, so that they
/// do not delay the server all at once.
void Gateway::check_session_later(ConnectionId connection) {
    const Milliseconds pause = options_.session_pause;
    const auto spread = static_cast<std::uint64_t>(pause.count() / 2 + 1);
    constexpr std::uint64_t step = 1000; // connections are counted
    const Milliseconds part(static_cast<std::int64_t>(connection * step % spread));
    session_checks_.emplace(now().steady + pause - part, connection);
}

void Gateway::check_sessions() {
    const Instant time = now().steady;
    while (!session_checks_.empty() && session_checks_.begin()->first <= time) {
        const ConnectionId connection = session_checks_.begin()->second;
        session_checks_.erase(session_checks_.begin());
        if (const auto found = sessions_.find(connection); found != sessions_.end())
            check_session(connection, found->second);
    }
}

/// Whether the session of an open connection still holds; if so, it is being used.
void Gateway::check_session(ConnectionId connection, const store::Digest& digest) {
    const store::Time time = now().calendar;
    const auto session = tools_.read.session(digest);
    if (session && (!*session || (*session)->is_over(time))) return send_away(connection);
    check_session_later(connection);
    if (session)
        commit(store::UsedSession{digest, time, store::idle_end(time)},
               [](const store::ChangeResult&) {});
}

void Gateway::greet(ConnectionId connection, const Stranger& stranger, const wire::Hello& hello) {
    if (stranger.request) return turn_back(connection, stranger, Why::not_saved);
    if (!stranger.caller.account) return greet_guest(connection, stranger, hello);
    const auto found = account_visitor(tools_.read, *stranger.caller.account);
    if (!found) return turn_back(connection, stranger, Why::not_saved);
    if (!*found) {
        refuse(connection, Why::banned);
        return send_away(connection);
    }
    Visitor visitor = **found;
    visitor.address = stranger.address;
    visitor.key = stranger.caller.key;
    commit(store::SeenAccount{*stranger.caller.account, now().calendar},
           [](const store::ChangeResult&) {});
    enter(connection, stranger, std::move(visitor));
}

/// Admits a guest whose secret is known, or adds a new one to the store first.
void Gateway::greet_guest(ConnectionId connection, const Stranger& stranger,
                          const wire::Hello& hello) {
    if (!hello.name.empty() && !store::is_account_name(hello.name))
        return turn_back(connection, stranger, Why::bad_name,
                         store::is_reserved_name(hello.name) ? wire::reserved : "");
    Visitor visitor{.address = stranger.address};
    visitor.player.kind = store::PlayerKind::guest;
    if (!hello.secret.empty()) {
        const auto guest = tools_.read.guest(tools_.secrets.digest(hello.secret));
        if (!guest) return turn_back(connection, stranger, Why::not_saved);
        if (*guest) {
            visitor.player.id = (*guest)->id;
            visitor.player.name = (*guest)->name;
            // Whether it is used at another node is found out when it is claimed.
            if (visitor.player.name.empty() ||
                hub_.is_guest_name_used(visitor.player.name, visitor.player.id))
                visitor.player.name = name_for(visitor.player.id);
            visitor.secret = hello.secret;
            note_seen(**guest);
            return admit_guest(connection, stranger, std::move(visitor), false);
        }
    }
    if (!hello.name.empty() && is_guest_name_used(hello.name, {}))
        return turn_back(connection, stranger, Why::name_taken);
    auto issued = store::new_guest(tools_.secrets, hello.name, now().calendar);
    if (issued.value.name.empty()) issued.value.name = name_for(issued.value.id);
    visitor.player.id = issued.value.id;
    visitor.player.name = issued.value.name;
    visitor.secret = issued.secret;
    const bool is_chosen = !hello.name.empty();
    commit(store::AddGuest{issued.value},
           [this, connection, stranger, visitor, is_chosen](const store::ChangeResult& outcome) {
               welcome_guest(connection, stranger, visitor, is_chosen, outcome);
           });
}

/// Not each time: when a node was killed, all its guests reconnect at once, and each would cause a
/// change.
void Gateway::note_seen(const store::Guest& guest) {
    constexpr std::chrono::hours pause{1};
    const store::Time time = now().calendar;
    if (time - guest.seen >= pause)
        commit(store::SeenGuest{guest.id, time}, [](const store::ChangeResult&) {});
}

/// Admits a new guest, once the store has answered. Another guest may have taken the same name
/// meanwhile.
void Gateway::welcome_guest(ConnectionId connection, const Stranger& stranger, Visitor visitor,
                            bool is_chosen, const store::ChangeResult& outcome) {
    const bool is_used = is_guest_name_used(visitor.player.name, visitor.player.id);
    if (outcome.is_kept() && is_used && !is_chosen)
        visitor.player.name = name_for(visitor.player.id);
    if (outcome.is_kept() && !(is_used && is_chosen))
        return admit_guest(connection, stranger, std::move(visitor), is_chosen);
    const bool is_taken = is_used || outcome.fate == store::Fate::conflict;
    turn_back(connection, stranger, is_taken ? Why::name_taken : Why::not_saved);
}

/// Admits a guest under a name that is free, as far as this node knows. If there are several nodes,
/// the store decides which of two guests who choose a name at the same time gets it.
void Gateway::admit_guest(ConnectionId connection, const Stranger& stranger, Visitor visitor,
                          bool is_chosen) {
    if (node_.empty()) return enter(connection, stranger, std::move(visitor));
    const store::SetVisitor claim{visitor.player, node_, true, true};
    commit(claim, [this, connection, stranger, visitor,
                   is_chosen](const store::ChangeResult& outcome) {
        if (outcome.is_kept()) return enter(connection, stranger, visitor);
        const bool is_used = is_guest_name_used(visitor.player.name, visitor.player.id);
        if (!is_used || is_chosen)
            return turn_back(connection, stranger, is_used ? Why::name_taken : Why::not_saved);
        Visitor renamed = visitor;
        renamed.player.name = name_for(visitor.player.id);
        admit_guest(connection, stranger, std::move(renamed), false);
    });
}

/// A name for a guest who has chosen none, or whose name now belongs to somebody else.
std::string Gateway::name_for(const store::GuestId& id) {
    constexpr std::uint32_t names = 100'000;
    std::uint32_t number = 0;
    for (const char c : id) number = (number * 257 + static_cast<unsigned char>(c)) % names;
    const auto name = [&] { return fmt::format("Guest{:05}", number); };
    while (is_guest_name_used(name(), id) || is_account_name_used(name())) ++number;
    return name();
}

bool Gateway::is_guest_name_used(std::string_view name, const store::GuestId& except) {
    return hub_.is_guest_name_used(name, except) ||
           (!node_.empty() && tools_.read.is_guest_name_used(name, except).value_or(false));
}

/// Whether an account has this name, or had it until it was deleted.
bool Gateway::is_account_name_used(std::string_view name) {
    const auto account = tools_.read.account(store::account_id(name));
    return account && *account;
}

/// Admits somebody once all games that they play are in memory: a client that is shown none would
/// not find its game again.
void Gateway::enter(ConnectionId connection, const Stranger& stranger, Visitor visitor) {
    if (tools_.web.is_open(connection) && bring(visitor.player))
        return hub_.opened(connection, std::move(visitor), now());
    // The connection was closed meanwhile, or the store failed.
    if (!node_.empty() && !hub_.is_here(visitor.player))
        commit(store::SetVisitor{visitor.player, node_, false}, [](const store::ChangeResult&) {});
    turn_back(connection, stranger, Why::not_saved);
}

/// Refuses `hello`; the client may send another one.
void Gateway::turn_back(ConnectionId connection, const Stranger& stranger, Why why,
                        std::string_view field) {
    if (!tools_.web.is_open(connection)) return;
    strangers_[connection] = stranger;
    refuse(connection, why, field);
}

void Gateway::refuse(ConnectionId connection, Why why, std::string_view field) {
    wire::Refused refused;
    refused.to = "hello";
    refused.objection = {.why = why, .field = std::string(field)};
    tools_.web.send(connection,
                    std::make_shared<const std::string>(to_json(wire::FromServer(refused))));
}

} // namespace server
