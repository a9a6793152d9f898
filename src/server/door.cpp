#include "server/door.hpp"

namespace server {
namespace {

constexpr std::string_view bearer = "Bearer ";
constexpr std::string_view cookie = "__Host-session=";
constexpr std::string_view cookie_rules = "; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=";
constexpr std::chrono::seconds cookie_life = std::chrono::days(30);

std::optional<std::string> token_in(const HttpRequest& request) {
    const std::string& field = request.header("authorization");
    if (!field.starts_with(bearer)) return std::nullopt;
    return field.substr(bearer.size());
}

std::optional<std::string> session_in(const HttpRequest& request) {
    std::string_view rest = request.header("cookie");
    while (!rest.empty()) {
        std::string_view one = rest.substr(0, rest.find(';'));
        rest.remove_prefix(std::min(rest.size(), one.size() + 1));
        one.remove_prefix(std::min(one.size(), one.find_first_not_of(' ')));
        if (one.starts_with(cookie)) return std::string(one.substr(cookie.size()));
    }
    return std::nullopt;
}

} // namespace

core::Result<Caller, Door::Fault> Door::identify(const HttpRequest& request, store::Time now) {
    Caller caller;
    if (policy_.is_lan) return caller;
    if (const auto token = token_in(request)) {
        caller.key = secrets_.digest(*token);
        const auto found = store_.token(*caller.key);
        if (!found) return core::Failure(Fault::store_failed);
        if (!*found) return core::Failure(Fault::no_such_token);
        caller.account = (*found)->account;
        caller.has_token = true;
        caller.scopes = (*found)->scopes;
    } else if (const auto session = session_in(request)) {
        caller.key = secrets_.digest(*session);
        const auto found = store_.session(*caller.key);
        if (!found) return core::Failure(Fault::store_failed);
        if (!*found || (*found)->is_over(now)) return core::Failure(Fault::no_such_session);
        caller.account = (*found)->account;
    }
    return caller;
}

core::Result<Caller, Door::Fault> Door::identify_visitor(const HttpRequest& request,
                                                         store::Time now) {
    const auto caller = identify(request, now);
    const bool is_over = !caller && caller.error() == Fault::no_such_session;
    if (is_over && request.query == "else=guest") return Caller{};
    return caller;
}

/// A page that is neither ours nor allowed must not act for the person who views it.
bool Door::is_allowed_origin(const HttpRequest& request) const {
    const std::string& origin = request.header("origin");
    if (std::ranges::find(policy_.origins, origin) != policy_.origins.end()) return true;
    const bool is_secure = request.is_secure || policy_.is_behind_proxy;
    return origin == (is_secure ? "https://" : "http://") + request.header("host");
}

bool Door::is_own_page(const HttpRequest& request) const {
    const bool comes_from_page =
        !request.header("origin").empty() || !request.header("sec-fetch-site").empty();
    return (!comes_from_page && !has_session(request)) || is_allowed_origin(request);
}

bool Door::has_session(const HttpRequest& request) { return session_in(request).has_value(); }

bool Door::has_token(const HttpRequest& request) { return token_in(request).has_value(); }

std::string session_cookie(std::string_view secret) {
    return std::string(cookie)
        .append(secret)
        .append(cookie_rules)
        .append(std::to_string(cookie_life.count()));
}

HttpResponse without_session(HttpResponse response) {
    response.headers.emplace_back("Set-Cookie",
                                  std::string(cookie).append(cookie_rules).append("0"));
    return response;
}

} // namespace server
