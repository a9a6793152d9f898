#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <unordered_map>

#include "server/fields.hpp"
#include "server/hasher.hpp"
#include "server/rate_limit.hpp"
#include "server/request_refusal.hpp"
#include "server/routes.hpp"
#include "server/services.hpp"
#include "store/issue.hpp"

namespace server {

/// Requests by which people register, log in and out, and manage their accounts: docs/http.md.
class Accounts {
  public:
    struct Tools {
        Services& services;
        Hasher& hasher;
        /// An account is about to be deleted.
        std::function<bool(const store::AccountId&)> quit;
    };

    explicit Accounts(Tools tools) : tools_(std::move(tools)) {}

    void add_to(Routes& routes);
    /// Forgets the counts of attempts that no longer matter.
    void tidy();
    /// Somebody has tried to log in under this name on another node.
    void heard_login(const store::AccountId& name, bool is_right);

  private:
    using Reply = WebHandler::Reply;
    /// A request from somebody who is logged in.
    struct Member {
        HttpRequest request{};
        Fields fields{};
        store::Account account{};
        store::Digest session{};
    };
    using MemberRoute = void (Accounts::*)(const Member&, const PathParts&, const Reply&);
    /// The recent failed logins for a name.
    struct Failures {
        int count = 0;
        Instant next{}; ///< when the next attempt is checked
    };

    void add(Routes& routes, std::string method, std::string_view pattern, MemberRoute route);
    std::optional<HttpResponse> refusal(const HttpRequest& request) const;
    std::optional<HttpResponse> too_often(const HttpRequest& request, const std::string& what,
                                          const Allowance& allowance);
    std::optional<HttpResponse> too_often(const HttpRequest& request, const std::string& name);
    void note_failure(const std::string& name);
    void note_success(const std::string& name);
    void count_failure(const std::string& name);
    void work(const HttpRequest& request, const Reply& reply, Hasher::Work work);

    void register_account(const HttpRequest& request, const Reply& reply);
    std::optional<HttpResponse> registration_fault(const HttpRequest& request,
                                                   const std::string& name,
                                                   const std::string& password);
    void add_account(const HttpRequest& request, const store::Issued<store::Account>& issued,
                     const Reply& reply);
    void log_in(const HttpRequest& request, const Reply& reply);
    void recover(const HttpRequest& request, const Reply& reply);
    void begin_session(const HttpRequest& request, const store::AccountId& account,
                       HttpResponse response, const Reply& reply);
    void set_password(const HttpRequest& request, const store::Account& account,
                      const std::optional<std::string>& hash, bool renews_code, const Reply& reply);

    void show(const Member& member, const PathParts& parts, const Reply& reply);
    void log_out(const Member& member, const PathParts& parts, const Reply& reply);
    void change_password(const Member& member, const PathParts& parts, const Reply& reply);
    void remove(const Member& member, const PathParts& parts, const Reply& reply);
    void list_tokens(const Member& member, const PathParts& parts, const Reply& reply);
    void make_token(const Member& member, const PathParts& parts, const Reply& reply);
    void revoke_token(const Member& member, const PathParts& parts, const Reply& reply);

    Tools tools_;
    std::unordered_map<std::string, Failures> failures_;
};

} // namespace server
