#include <algorithm>

#include "server/gateway.hpp"
#include "store/issue.hpp"

namespace server {
namespace {

using wire::Why;

constexpr std::uint64_t own_bit = std::uint64_t{1} << 63;
constexpr std::string_view bearer = "Bearer ";
constexpr std::string_view cookie = "__Host-session=";

std::optional<std::string> token_in(const HttpRequest& request) {
    const std::string& field = request.header("authorization");
    if (!field.starts_with(bearer)) return std::nullopt;
    return field.substr(bearer.size());
}

std::optional<std::string> session_in(const HttpRequest& request) {
    const std::string& cookies = request.header("cookie");
    const std::size_t start = cookies.find(cookie);
    if (start == std::string::npos) return std::nullopt;
    const std::size_t end = cookies.find(';', start);
    return cookies.substr(start + cookie.size(),
                          end == std::string::npos ? end : end - start - cookie.size());
}

} // namespace

/// A proxy adds the address that it saw at the end; what stands before may be anything.
std::string Gateway::address_of(const HttpRequest& request) const {
    const std::string& list = request.header("x-forwarded-for");
    if (!options_.is_behind_proxy || list.empty()) return request.address;
    const std::size_t comma = list.rfind(',');
    std::string last = comma == std::string::npos ? list : list.substr(comma + 1);
    last.erase(0, last.find_first_not_of(' '));
    return last;
}

/// A page that is neither ours nor named must not speak for whoever looks at it.
bool Gateway::is_allowed_origin(const HttpRequest& request) const {
    const std::string& origin = request.header("origin");
    if (std::ranges::find(options_.origins, origin) != options_.origins.end()) return true;
    const bool is_secure = request.is_secure || options_.is_behind_proxy;
    return origin == (is_secure ? "https://" : "http://") + request.header("host");
}

std::optional<HttpResponse> Gateway::refusal(const HttpRequest& request) {
    if (request.path != "/socket") return error_response(404, "not_found");
    if (is_draining_) return error_response(503, "closing");
    const bool has_origin = !request.header("origin").empty();
    if ((has_origin || session_in(request)) && !is_allowed_origin(request))
        return error_response(403, "bad_origin");
    const auto stranger = identify(request);
    if (!stranger) return error_response(401, "no_such_token");
    if (stranger->account &&
        hub_.connections_of(store::Player{store::PlayerKind::account, *stranger->account}) >=
            static_cast<std::size_t>(options_.sockets_per_account))
        return error_response(429, "too_many");
    return std::nullopt;
}

/// By the token or the session that is shown; nothing if that is not valid.
std::optional<Gateway::Stranger> Gateway::identify(const HttpRequest& request) {
    Stranger stranger{.since = now().steady, .address = address_of(request)};
    if (options_.is_lan) return stranger;
    if (const auto token = token_in(request)) {
        const store::Digest digest = tools_.secrets.digest(*token);
        const auto found = tools_.read.token(digest);
        if (!found || !*found) return std::nullopt;
        stranger.account = (*found)->account;
        stranger.key = digest;
    } else if (const auto session = session_in(request)) {
        const store::Digest digest = tools_.secrets.digest(*session);
        const auto found = tools_.read.session(digest);
        if (!found || !*found || (*found)->is_over(now().calendar)) return std::nullopt;
        stranger.account = (*found)->account;
        stranger.key = digest;
    }
    return stranger;
}

std::optional<Visitor> Gateway::account_visitor(const store::AccountId& id) {
    const auto account = tools_.read.account(id);
    if (!account || !*account || (*account)->is_deleted || (*account)->is_banned)
        return std::nullopt;
    Visitor visitor{.player = {store::PlayerKind::account, id, (*account)->name},
                    .title = (*account)->title};
    if (const auto ratings = tools_.read.ratings(id))
        for (const auto& [category, rating] : *ratings) visitor.ratings[category] = rating;
    if (const auto relations = tools_.read.relations(id))
        for (const store::Relation& relation : *relations) visitor.blocked.insert(relation.whom);
    return visitor;
}

void Gateway::greet(ConnectionId connection, const Stranger& stranger, const wire::Hello& hello) {
    if (!stranger.account) return greet_guest(connection, stranger, hello);
    auto visitor = account_visitor(*stranger.account);
    if (!visitor) {
        refuse(connection, Why::banned);
        return tools_.web.close(connection, static_cast<std::uint16_t>(CloseCode::policy));
    }
    visitor->address = stranger.address;
    visitor->key = stranger.key;
    enter(connection, *std::move(visitor));
}

/// A guest who is known, or one who is new and becomes known when the store has it.
void Gateway::greet_guest(ConnectionId connection, const Stranger& stranger,
                          const wire::Hello& hello) {
    if (!hello.name.empty() && !store::is_account_name(hello.name)) {
        strangers_[connection] = stranger;
        return refuse(connection, Why::bad_name);
    }
    Visitor visitor{.address = stranger.address};
    visitor.player.kind = store::PlayerKind::guest;
    if (!hello.secret.empty()) {
        const auto guest = tools_.read.guest(tools_.secrets.digest(hello.secret));
        if (guest && *guest) {
            visitor.player.id = (*guest)->id;
            visitor.player.name = (*guest)->name;
            visitor.secret = hello.secret;
            return enter(connection, std::move(visitor));
        }
    }
    const auto issued = store::new_guest(tools_.secrets, hello.name, now().calendar);
    visitor.player.id = issued.value.id;
    visitor.player.name = issued.value.name;
    visitor.secret = issued.secret;
    const std::uint64_t ticket = own_bit | ++last_own_ticket_;
    own_tickets_[ticket] = [this, connection, stranger, visitor](const store::Outcome& outcome) {
        if (outcome.is_kept()) return enter(connection, visitor);
        strangers_[connection] = stranger;
        const bool is_taken = outcome.fate == store::Fate::conflict;
        refuse(connection, is_taken ? Why::name_taken : Why::not_saved);
    };
    if (!writer_->add(ticket, store::AddGuest{issued.value})) {
        own_tickets_.erase(ticket);
        strangers_[connection] = stranger;
        refuse(connection, Why::not_saved);
    }
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
