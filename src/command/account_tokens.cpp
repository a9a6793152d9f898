#include <algorithm>
#include <memory>

#include "command/account.hpp"
#include "store/issue.hpp"
#include "words/account_messages.hpp"
#include "words/help_messages.hpp"
#include "words/layout.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::harmless;
using words::say;
using words::shown;

struct TokenOptions {
    AccountOptions account;
    std::vector<std::string> scopes;
    std::string description;
    std::string token; ///< to be revoked
};

std::string scope_list() {
    const auto all = store::all_scopes();
    return words::joined({all.begin(), all.end()}, ", ");
}

/// The complaint about the typed scopes; nothing if they are valid.
std::optional<std::string> scope_fault(const Console& console, const TokenOptions& options) {
    if (options.scopes.empty())
        return say(console.voice, message::missing_scope, {{"name", shown(options.account.name)}});
    for (const std::string& scope : options.scopes)
        if (!store::is_scope(scope))
            return say(console.voice, message::unknown_scope,
                       {{"scope", shown(scope)}, {"scopes", scope_list()}});
    return std::nullopt;
}

int make_token(const Console& console, const TokenOptions& options) {
    if (const auto fault = scope_fault(console, options); fault && !options.account.name.empty())
        return console.misuse(*fault);
    const auto act =
        find_account(console, options.account, "stackchess account token Robot --scope bot:play");
    if (!act) return console.complain(act.error());
    store::Secrets* const secrets = act->data.library->secrets();
    if (secrets == nullptr) return console.refuse(say(console.voice, message::no_random_numbers));
    const auto token =
        store::new_token(*secrets, act->account.id, options.scopes, options.description, now());
    return make_change(console, *act, store::AddToken{token.value}, token.secret, token.secret);
}

std::string line_of(words::Voice voice, const store::Token& token) {
    std::string line = store::token_name(token);
    line += "  " + say(voice, message::account_created, {{"day", day_of(token.created)}}) + "  ";
    line += token.used ? say(voice, message::token_used, {{"day", day_of(*token.used)}})
                       : say(voice, message::token_unused);
    line += "  " + words::joined(token.scopes, " ");
    if (!token.description.empty()) line += "  " + harmless(token.description);
    return line;
}

/// The tokens of an account, oldest first.
core::Result<std::vector<store::Token>, Complaint> tokens_of(const Console& console,
                                                             const AccountAct& act) {
    auto tokens = act.data.store->tokens(act.account.id);
    if (!tokens) return core::Failure(complaint_of(console.voice, act.data.name, tokens.error()));
    return *std::move(tokens);
}

int list_tokens(const Console& console, const AccountOptions& options) {
    const auto act = find_account(console, options, "stackchess account tokens Robot");
    if (!act) return console.complain(act.error());
    const auto tokens = tokens_of(console, *act);
    if (!tokens) return console.complain(tokens.error());
    for (const store::Token& token : *tokens) console.out << line_of(console.voice, token) << '\n';
    if (tokens->empty())
        console.out << say(console.voice, message::tokens_none, {{"name", act->account.name}})
                    << '\n';
    return success;
}

/// Revokes these tokens, all of them or none.
int revoke_all(const Console& console, const AccountAct& act,
               const std::vector<store::Token>& tokens) {
    std::vector<store::Change> changes;
    for (const store::Token& token : tokens) changes.push_back(store::RevokeToken{token.digest});
    const std::vector<store::ChangeResult> outcomes = act.data.store->commit(changes);
    for (const store::ChangeResult& outcome : outcomes)
        if (const auto trouble = trouble_of(console.voice, act.data.name, outcome))
            return console.complain(*trouble);
    console.out << say(console.voice, message::tokens_revoked, tokens.size()) << '\n';
    return success;
}

int revoke(const Console& console, const TokenOptions& options) {
    if (options.token.empty() && !options.account.name.empty())
        return console.misuse(
            say(console.voice, message::missing_token, {{"name", shown(options.account.name)}}));
    const auto act = find_account(console, options.account, "stackchess account revoke Robot all");
    if (!act) return console.complain(act.error());
    auto tokens = tokens_of(console, *act);
    if (!tokens) return console.complain(tokens.error());
    if (options.token != "all")
        std::erase_if(*tokens, [&](const store::Token& token) {
            return store::token_name(token) != options.token;
        });
    if (tokens->empty() && options.token != "all")
        return console.refuse(say(console.voice, message::no_such_token,
                                  {{"name", act->account.name}, {"token", shown(options.token)}}));
    return revoke_all(console, *act, *tokens);
}

} // namespace

Subcommand add_account_token(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("token", say(voice, message::help_account_token),
                                            say(voice, message::help_account_token_examples));
    auto options = std::make_shared<TokenOptions>();
    add_account_options(line, options->account, voice);
    line.option("--scope", options->scopes,
                say(voice, message::help_scope, {{"scopes", scope_list()}}),
                say(voice, message::help_scope_value));
    line.option("--description", options->description, say(voice, message::help_description),
                say(voice, message::help_text_value));
    return {line, [options](Console& console) { return make_token(console, *options); }};
}

Subcommand add_account_tokens(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("tokens", say(voice, message::help_account_tokens),
                                            say(voice, message::help_account_tokens_examples));
    auto options = std::make_shared<AccountOptions>();
    add_account_options(line, *options, voice);
    return {line, [options](Console& console) { return list_tokens(console, *options); }};
}

Subcommand add_account_revoke(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("revoke", say(voice, message::help_account_revoke),
                                            say(voice, message::help_account_revoke_examples));
    auto options = std::make_shared<TokenOptions>();
    add_account_options(line, options->account, voice);
    line.argument(say(voice, message::help_token_value), options->token,
                  say(voice, message::help_token_argument));
    return {line, [options](Console& console) { return revoke(console, *options); }};
}

} // namespace command
