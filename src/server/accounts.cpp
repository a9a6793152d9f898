#include "server/accounts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "server/account_refusals.hpp"
#include "wire/json.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;
using std::chrono::seconds;

constexpr Allowance registrations{10, 10min};
constexpr Allowance registrations_a_day{150, 24h};
constexpr Allowance logins_by_address{300, 10min};
constexpr Allowance logins_by_name{20, 15min};
constexpr int free_failures = 4; ///< each further one has to wait twice as long
constexpr seconds longest_wait{60};
constexpr Instant never{};

HttpResponse named_response(int status, const store::Account& account,
                            const std::string& recovery = "") {
    wire::Json json = wire::Json::object();
    json["name"] = account.name;
    if (!recovery.empty()) json["recovery"] = recovery;
    return {.status = status, .body = wire::text_of(json)};
}

} // namespace

const RequestRefusal* refusal::about_password(std::string_view password, std::string_view name) {
    const auto fault = store::password_fault(password, name);
    if (!fault) return nullptr;
    switch (*fault) {
    case store::PasswordFault::too_short: return &password_short;
    case store::PasswordFault::too_long: return &password_long;
    case store::PasswordFault::is_name: break;
    }
    return &password_name;
}

void Accounts::add_to(Routes& routes) {
    const auto open = [&](std::string_view pattern, auto route) {
        routes.add("POST", pattern,
                   [this, route](const HttpRequest& request, const PathParts&, const Reply& reply) {
                       if (const auto refused = refusal(request)) return reply(*refused);
                       (this->*route)(request, reply);
                   });
    };
    open("/account/register", &Accounts::register_account);
    open("/account/login", &Accounts::log_in);
    open("/account/recover", &Accounts::recover);
    add(routes, "GET", "/account", &Accounts::show);
    add(routes, "POST", "/account/logout", &Accounts::log_out);
    add(routes, "POST", "/account/password", &Accounts::change_password);
    add(routes, "POST", "/account/delete", &Accounts::remove);
    add(routes, "GET", "/account/tokens", &Accounts::list_tokens);
    add(routes, "POST", "/account/tokens", &Accounts::make_token);
    add(routes, "POST", "/account/tokens/{name}/revoke", &Accounts::revoke_token);
}

/// Why no such request is accepted from there, whatever it asks for.
std::optional<HttpResponse> Accounts::refusal(const HttpRequest& request) const {
    const Door& door = tools_.services.door;
    if (door.is_lan()) return response_to(request, refusal::lan);
    if (request.method != "GET" && !door.is_own_page(request))
        return response_to(request, refusal::bad_origin);
    return std::nullopt;
}

// Limits.

std::optional<HttpResponse> Accounts::too_often(const HttpRequest& request, const std::string& what,
                                                const Allowance& allowance) {
    if (tools_.services.admits(what, allowance)) return std::nullopt;
    return later(request, refusal::too_often,
                 std::chrono::ceil<seconds>(allowance.window / allowance.count));
}

/// Attempts for a name are checked at growing intervals, whoever makes them.
std::optional<HttpResponse> Accounts::too_often(const HttpRequest& request,
                                                const std::string& name) {
    if (auto refused = too_often(request, "login#" + request.address, logins_by_address))
        return refused;
    const Instant now = tools_.services.now().steady;
    const auto found = failures_.find(name);
    if (found != failures_.end() && now < found->second.next)
        return later(request, refusal::too_often,
                     std::chrono::ceil<seconds>(found->second.next - now));
    return too_often(request, "login@" + name, logins_by_name);
}

void Accounts::note_failure(const std::string& name) {
    count_failure(name);
    tools_.services.tell(store::Topic::login, name, "failed");
}

void Accounts::note_success(const std::string& name) {
    if (failures_.erase(name) > 0) tools_.services.tell(store::Topic::login, name, "right");
}

void Accounts::heard_login(const store::AccountId& name, bool is_right) {
    if (is_right)
        failures_.erase(name);
    else
        count_failure(name);
}

void Accounts::count_failure(const std::string& name) {
    Failures& failures = failures_[name];
    const int doublings = std::min(++failures.count - free_failures, 10);
    if (doublings > 0)
        failures.next = tools_.services.now().steady +
                        std::min(longest_wait, seconds(std::int64_t{1} << (doublings - 1)));
}

void Accounts::tidy() {
    const Instant now = tools_.services.now().steady;
    std::erase_if(failures_, [&](const auto& one) {
        return now > one.second.next + logins_by_name.window && one.second.next != never;
    });
    constexpr std::size_t most_names = 100'000; // with one or two failed attempts
    if (failures_.size() > most_names) failures_.clear();
}

void Accounts::work(const HttpRequest& request, const Reply& reply, Hasher::Work work) {
    constexpr seconds pause{5};
    if (!tools_.hasher.add(std::move(work))) reply(later(request, refusal::busy, pause));
}

// Registering and logging in.

/// Why nobody can register with these fields; nothing if they are valid.
std::optional<HttpResponse> Accounts::registration_fault(const HttpRequest& request,
                                                         const std::string& name,
                                                         const std::string& password) {
    if (store::is_reserved_name(name)) return response_to(request, refusal::name_reserved);
    if (!store::is_account_name(name)) return response_to(request, refusal::bad_name);
    if (const RequestRefusal* const wrong = refusal::about_password(password, name))
        return response_to(request, *wrong);
    const auto there = tools_.services.read.account(store::account_id(name));
    if (!there) return response_to(request, refusal::not_saved);
    if (*there) return response_to(request, refusal::name_taken);
    if (auto refused = too_often(request, "register#" + request.address, registrations))
        return refused;
    return too_often(request, "registerday#" + request.address, registrations_a_day);
}

void Accounts::register_account(const HttpRequest& request, const Reply& reply) {
    const auto fields = Fields::of(request);
    if (!fields) return reply(response_to(request, refusal::bad_request));
    const std::string name = fields->text("name");
    const std::string password = fields->text("password");
    if (auto fault = registration_fault(request, name, password)) return reply(*std::move(fault));
    const store::Time now = tools_.services.now().calendar;
    work(request, reply, [this, request, reply, name, password, now]() -> Hasher::Task {
        auto issued = store::new_account(tools_.services.secrets, name, password, now);
        return [this, request, reply, issued = std::move(issued)] {
            if (!issued) return reply(later(request, refusal::busy, 5s));
            add_account(request, *issued, reply);
        };
    });
}

void Accounts::add_account(const HttpRequest& request, const store::Issued<store::Account>& issued,
                           const Reply& reply) {
    tools_.services.commit(store::AddAccount{issued.value},
                           [this, request, reply, issued](const store::ChangeResult& outcome) {
                               if (outcome.fate == store::Fate::conflict)
                                   return reply(response_to(request, refusal::name_taken));
                               if (!outcome.is_kept())
                                   return reply(response_to(request, refusal::not_saved));
                               begin_session(request, issued.value.id,
                                             named_response(201, issued.value, issued.secret),
                                             reply);
                           });
}

/// A wrong name takes as long as a wrong password.
void Accounts::log_in(const HttpRequest& request, const Reply& reply) {
    const auto fields = Fields::of(request);
    if (!fields) return reply(response_to(request, refusal::bad_request));
    const store::AccountId name = store::account_id(fields->text("name"));
    if (auto refused = too_often(request, name)) return reply(*std::move(refused));
    const auto account = tools_.services.read.account(name);
    if (!account) return reply(response_to(request, refusal::not_saved));
    work(request, reply,
         [this, request, reply, name, account = *account,
          password = fields->text("password")]() -> Hasher::Task {
             const bool matches = store::is_password_of(tools_.services.secrets, account, password);
             return [this, request, reply, name, account, matches] {
                 if (!matches) {
                     note_failure(name);
                     return reply(response_to(request, refusal::bad_login));
                 }
                 note_success(name);
                 if (account->is_banned) return reply(response_to(request, refusal::banned));
                 begin_session(request, account->id, named_response(200, *account), reply);
             };
         });
}

/// A new session for every login, so that knowing an old one is useless.
void Accounts::begin_session(const HttpRequest& request, const store::AccountId& account,
                             HttpResponse response, const Reply& reply) {
    const auto issued =
        store::new_session(tools_.services.secrets, account, tools_.services.now().calendar);
    response.headers.emplace_back("Set-Cookie", session_cookie(issued.secret));
    tools_.services.commit(
        store::AddSession{issued.value},
        [request, reply, response = std::move(response)](const store::ChangeResult& outcome) {
            reply(outcome.is_kept() ? response : response_to(request, refusal::not_saved));
        });
}

void Accounts::recover(const HttpRequest& request, const Reply& reply) {
    const auto fields = Fields::of(request);
    if (!fields) return reply(response_to(request, refusal::bad_request));
    const store::AccountId name = store::account_id(fields->text("name"));
    const std::string password = fields->text("new_password");
    if (const RequestRefusal* const wrong = refusal::about_password(password, name))
        return reply(response_to(request, *wrong));
    if (auto refused = too_often(request, name)) return reply(*std::move(refused));
    const auto account = tools_.services.read.account(name);
    if (!account) return reply(response_to(request, refusal::not_saved));
    const bool is_right = *account && (*account)->recovery &&
                          (*account)->recovery ==
                              store::recovery_digest(tools_.services.secrets, fields->text("code"));
    if (!is_right) {
        note_failure(name);
        return reply(response_to(request, refusal::bad_code));
    }
    if ((*account)->is_banned) return reply(response_to(request, refusal::banned));
    work(request, reply, [this, request, reply, password, account = **account]() -> Hasher::Task {
        const auto hash = tools_.services.secrets.hash_password(password);
        return [this, request, reply, account, hash] {
            set_password(request, account, hash, true, reply);
        };
    });
}

/// Setting a password logs in whoever set it, and ends all other sessions.
void Accounts::set_password(const HttpRequest& request, const store::Account& account,
                            const std::optional<std::string>& hash, bool renews_code,
                            const Reply& reply) {
    if (!hash) return reply(later(request, refusal::busy, 5s));
    std::string code;
    store::SetPassword change{.account = account.id, .password = *hash, .recovery = std::nullopt};
    if (renews_code) {
        code = store::new_recovery_code(tools_.services.secrets);
        change.recovery = store::recovery_digest(tools_.services.secrets, code);
    }
    tools_.services.commit(
        change, [this, request, reply, account, code](const store::ChangeResult& outcome) {
            if (!outcome.is_kept()) return reply(response_to(request, refusal::not_saved));
            begin_session(request, account.id, named_response(200, account, code), reply);
        });
}

} // namespace server
