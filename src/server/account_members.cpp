#include <algorithm>
#include <utility>

#include "server/account_refusals.hpp"
#include "server/accounts.hpp"
#include "wire/json.hpp"
#include "words/layout.hpp"

namespace server {
namespace {

using wire::Json;

constexpr std::size_t most_tokens = 50;

HttpResponse ok() { return {.body = R"({"ok":true})"}; }

Json shown_token(const store::Token& token) {
    Json json = Json::object();
    json["name"] = store::token_name(token);
    json["scopes"] = token.scopes;
    json["description"] = token.description;
    json["created"] = token.created.time_since_epoch().count();
    if (token.used) json["used"] = token.used->time_since_epoch().count();
    return json;
}

/// Words separated by commas or blanks.
std::vector<std::string> words_in(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char sign : text)
        if (sign == ' ' || sign == ',')
            words.emplace_back();
        else
            words.back() += sign;
    std::erase(words, "");
    return words;
}

} // namespace

void Accounts::add(Routes& routes, std::string method, std::string_view pattern,
                   MemberRoute route) {
    routes.add(
        std::move(method), pattern,
        [this, route](const HttpRequest& request, const PathParts& parts, const Reply& reply) {
            if (const auto refused = refusal(request)) return reply(*refused);
            const auto fields = Fields::of(request);
            if (!fields) return reply(response_to(request, refusal::bad_request));
            const auto caller =
                tools_.services.door.identify(request, tools_.services.now().calendar);
            if (!caller && caller.error() == Door::Fault::no_such_session)
                return reply(without_session(response_to(request, refusal::bad_session)));
            if (!caller && caller.error() == Door::Fault::store_failed)
                return reply(response_to(request, refusal::not_saved));
            if (!caller) return reply(response_to(request, refusal::bad_session));
            if (!caller->account || caller->has_token)
                return reply(response_to(request, refusal::log_in));
            const auto account = tools_.services.read.account(*caller->account);
            if (!account || !*account) return reply(response_to(request, refusal::not_saved));
            if ((*account)->is_banned) return reply(response_to(request, refusal::banned));
            (this->*route)({request, *fields, **account, *caller->key}, parts, reply);
        });
}

void Accounts::show(const Member& member, const PathParts& /*parts*/, const Reply& reply) {
    Json json = Json::object();
    json["name"] = member.account.name;
    if (!member.account.title.empty()) json["title"] = member.account.title;
    json["created"] = member.account.created.time_since_epoch().count();
    reply({.body = wire::text_of(json), .headers = {{"Cache-Control", "no-store"}}});
}

void Accounts::log_out(const Member& member, const PathParts& /*parts*/, const Reply& reply) {
    const store::Change change = member.fields.is_true("everywhere")
                                     ? store::Change(store::EndSessions{member.account.id})
                                     : store::Change(store::EndSession{member.session});
    tools_.services.commit(change,
                           [reply, request = member.request](const store::ChangeResult& outcome) {
                               if (!outcome.is_kept() && outcome.fate != store::Fate::missing)
                                   return reply(response_to(request, refusal::not_saved));
                               reply(without_session(ok()));
                           });
}

void Accounts::change_password(const Member& member, const PathParts& /*parts*/,
                               const Reply& reply) {
    const std::string fresh = member.fields.text("new_password");
    if (const RequestRefusal* const wrong = refusal::about_password(fresh, member.account.name))
        return reply(response_to(member.request, *wrong));
    if (auto refused = too_often(member.request, member.account.id))
        return reply(*std::move(refused));
    work(member.request, reply, [this, member, reply, fresh]() -> Hasher::Task {
        const bool matches = store::is_password_of(tools_.services.secrets, member.account,
                                                   member.fields.text("password"));
        const auto hash = matches ? tools_.services.secrets.hash_password(fresh) : std::nullopt;
        return [this, member, reply, matches, hash] {
            if (matches) return set_password(member.request, member.account, hash, false, reply);
            note_failure(member.account.id);
            reply(response_to(member.request, refusal::bad_password));
        };
    });
}

/// Games in progress are ended first, by a change that is written before this one.
void Accounts::remove(const Member& member, const PathParts& /*parts*/, const Reply& reply) {
    if (auto refused = too_often(member.request, member.account.id))
        return reply(*std::move(refused));
    work(member.request, reply, [this, member, reply]() -> Hasher::Task {
        const bool matches = store::is_password_of(tools_.services.secrets, member.account,
                                                   member.fields.text("password"));
        return [this, member, reply, matches] {
            if (!matches) {
                note_failure(member.account.id);
                return reply(response_to(member.request, refusal::bad_password));
            }
            if (!tools_.quit(member.account.id))
                return reply(response_to(member.request, refusal::not_saved));
            tools_.services.commit(store::DeleteAccount{member.account.id},
                                   [member, reply](const store::ChangeResult& outcome) {
                                       if (!outcome.is_kept())
                                           return reply(
                                               response_to(member.request, refusal::not_saved));
                                       reply(without_session(ok()));
                                   });
        };
    });
}

// Tokens.

void Accounts::list_tokens(const Member& member, const PathParts& /*parts*/, const Reply& reply) {
    const auto tokens = tools_.services.read.tokens(member.account.id);
    if (!tokens) return reply(response_to(member.request, refusal::not_saved));
    Json list = Json::array();
    for (const store::Token& token : *tokens) list.push_back(shown_token(token));
    reply({.body = wire::text_of(list), .headers = {{"Cache-Control", "no-store"}}});
}

void Accounts::make_token(const Member& member, const PathParts& /*parts*/, const Reply& reply) {
    const std::vector<std::string> scopes = words_in(member.fields.text("scopes"));
    const auto all = store::all_scopes();
    const auto wrong = std::ranges::find_if_not(scopes, store::is_scope);
    if (scopes.empty() || wrong != scopes.end())
        return reply(response_to(member.request, refusal::bad_scope,
                                 {{"scope", words::shown(scopes.empty() ? "" : *wrong)},
                                  {"scopes", words::joined({all.begin(), all.end()}, ", ")}}));
    const auto tokens = tools_.services.read.tokens(member.account.id);
    if (!tokens) return reply(response_to(member.request, refusal::not_saved));
    if (tokens->size() >= most_tokens)
        return reply(
            response_to(member.request, refusal::too_many_tokens, {{"number", most_tokens}}));
    const auto issued = store::new_token(tools_.services.secrets, member.account.id, scopes,
                                         member.fields.text("description").substr(0, 100),
                                         tools_.services.now().calendar);
    tools_.services.commit(store::AddToken{issued.value},
                           [member, reply, issued](const store::ChangeResult& outcome) {
                               if (!outcome.is_kept())
                                   return reply(response_to(member.request, refusal::not_saved));
                               Json json = shown_token(issued.value);
                               json["token"] = issued.secret;
                               reply({.status = 201, .body = wire::text_of(json)});
                           });
}

void Accounts::revoke_token(const Member& member, const PathParts& parts, const Reply& reply) {
    const auto tokens = tools_.services.read.tokens(member.account.id);
    if (!tokens) return reply(response_to(member.request, refusal::not_saved));
    const auto found = std::ranges::find(*tokens, parts.front(), store::token_name);
    if (found == tokens->end()) return reply(response_to(member.request, refusal::not_found));
    tools_.services.commit(
        store::RevokeToken{found->digest}, [member, reply](const store::ChangeResult& outcome) {
            const bool is_gone = outcome.is_kept() || outcome.fate == store::Fate::missing;
            reply(is_gone ? ok() : response_to(member.request, refusal::not_saved));
        });
}

} // namespace server
