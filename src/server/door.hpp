#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "server/web.hpp"
#include "store/secrets.hpp"
#include "store/store.hpp"

namespace server {

/// Who sends a request, by what they show.
struct Caller {
    std::optional<store::AccountId> account{}; ///< nothing: a guest
    std::optional<store::Digest> key{};        ///< of the token or session
    bool has_token = false;                    ///< a session otherwise
    std::vector<std::string> scopes{};         ///< of the token

    bool may(std::string_view scope) const {
        return std::ranges::find(scopes, scope) != scopes.end();
    }
};

/// Looks at what requests show: tokens, sessions, and the pages they come from.
class Door {
  public:
    struct Rules {
        std::vector<std::string> origins{}; ///< of pages that may connect, besides our own
        bool is_behind_proxy = false;       ///< who speaks HTTPS for us
        bool is_lan = false;                ///< plain HTTP among neighbours: guests alone
    };

    enum class Fault : std::uint8_t {
        no_such_token,
        no_such_session,
        store_failed, ///< nobody can tell now who that is
    };

    Door(Rules rules, store::Store& store, store::Secrets& secrets)
        : rules_(std::move(rules)), store_(store), secrets_(secrets) {}

    bool is_lan() const { return rules_.is_lan; }
    /// By the token or the session that is shown; both are ignored on a local network.
    core::Result<Caller, Fault> identify(const HttpRequest& request, store::Time now);
    /// For a WebSocket: whoever shows a session that is over comes in as a guest where the address
    /// says `?else=guest`. A page cannot tell by itself whether its session still holds.
    core::Result<Caller, Fault> identify_visitor(const HttpRequest& request, store::Time now);
    /// Whether a request that changes something may come from there: from a page of ours, or, where
    /// it shows no session, from no page at all.
    bool is_own_page(const HttpRequest& request) const;
    static bool has_session(const HttpRequest& request);
    static bool has_token(const HttpRequest& request);

  private:
    bool is_allowed_origin(const HttpRequest& request) const;

    Rules rules_;
    store::Store& store_;
    store::Secrets& secrets_;
};

/// The cookie that logs a browser in.
std::string session_cookie(std::string_view secret);
/// An answer that takes it from the browser.
HttpResponse without_session(HttpResponse response);

} // namespace server
