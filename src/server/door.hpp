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

/// Who sends a request, according to its credentials.
struct Caller {
    std::optional<store::AccountId> account{}; ///< nothing for a guest
    std::optional<store::Digest> key{};        ///< of the token or session
    bool has_token = false;                    ///< otherwise a session
    std::vector<std::string> scopes{};         ///< of the token

    bool may(std::string_view scope) const {
        return std::ranges::find(scopes, scope) != scopes.end();
    }
};

/// Checks the credentials of requests: tokens, sessions, and the pages they come from.
class Door {
  public:
    struct Policy {
        std::vector<std::string> origins{}; ///< of pages that may connect, besides our own
        bool is_behind_proxy = false;       ///< which does HTTPS for us
        bool is_lan = false;                ///< plain HTTP on a local network: guests only
    };

    enum class Fault : std::uint8_t {
        no_such_token,
        no_such_session,
        store_failed, ///< the sender cannot be identified now
    };

    Door(Policy policy, store::Store& store, store::Secrets& secrets)
        : policy_(std::move(policy)), store_(store), secrets_(secrets) {}

    /// The same door for another thread.
    Door over(store::Store& store) const { return {policy_, store, secrets_}; }
    bool is_lan() const { return policy_.is_lan; }
    /// By the token or session in the request; both are ignored on a local network.
    core::Result<Caller, Fault> identify(const HttpRequest& request, store::Time now);
    /// For a WebSocket: an ended session is admitted as a guest if the address has `?else=guest`,
    /// because a page cannot find out by itself whether its session is still valid.
    core::Result<Caller, Fault> identify_visitor(const HttpRequest& request, store::Time now);
    /// Whether a request that changes something has an allowed origin: a page of ours, or, without
    /// a session, no page at all.
    bool is_own_page(const HttpRequest& request) const;
    static bool has_session(const HttpRequest& request);
    static bool has_token(const HttpRequest& request);

  private:
    bool is_allowed_origin(const HttpRequest& request) const;

    Policy policy_;
    store::Store& store_;
    store::Secrets& secrets_;
};

/// The cookie that logs a browser in.
std::string session_cookie(std::string_view secret);
/// An answer that deletes the cookie.
HttpResponse without_session(HttpResponse response);

} // namespace server
