#include <memory>

#include "command/account.hpp"
#include "command/typed_password.hpp"
#include "words/account_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::Message;
using words::say;

using Act = int(const Console& console, const AccountAct& act);

/// Declares a command that acts on an existing account.
Subcommand about_account(const Declaration& parent, words::Voice voice, const std::string& name,
                         const Message& help, const Message& examples, Act* act) {
    const Declaration line = parent.command(name, say(voice, help), say(voice, examples));
    auto options = std::make_shared<AccountOptions>();
    add_account_options(line, *options, voice);
    return {line, [options, name, act](Console& console) {
                const auto found =
                    find_account(console, *options, "stackchess account " + name + " Anne");
                return found ? act(console, *found) : console.complain(found.error());
            }};
}

std::string about(const Console& console, const Message& sentence, const AccountAct& act) {
    return say(console.voice, sentence, {{"name", act.account.name}});
}

int change_password(const Console& console, const AccountAct& act) {
    store::Secrets* const secrets = act.data.library->secrets();
    if (secrets == nullptr) return console.refuse(say(console.voice, message::no_random_numbers));
    const auto password = new_password(console, act.account.name);
    if (!password) return console.complain(password.error());
    auto hash = secrets->hash_password(*password);
    if (!hash) return console.refuse(say(console.voice, message::no_memory_for_password));
    const std::string done = about(console, message::password_changed, act);
    return make_change(console, act,
                       store::SetPassword{act.account.id, *std::move(hash), std::nullopt}, done,
                       done);
}

int ban(const Console& console, const AccountAct& act) {
    return make_change(console, act, store::SetBanned{act.account.id, true},
                       about(console, message::now_banned, act),
                       about(console, message::banned_before, act));
}

int unban(const Console& console, const AccountAct& act) {
    return make_change(console, act, store::SetBanned{act.account.id, false},
                       about(console, message::now_unbanned, act),
                       about(console, message::unbanned_before, act));
}

/// Asks for confirmation at a terminal; other input needs none.
bool is_meant(const Console& console, const AccountAct& act) {
    if (!console.in_is_terminal) return true;
    console.err << about(console, message::ask_deletion, act) << ' ' << std::flush;
    std::string typed;
    std::getline(console.in, typed);
    return store::account_id(typed) == act.account.id;
}

int remove(const Console& console, const AccountAct& act) {
    if (!is_meant(console, act))
        return console.refuse(say(console.voice, message::deletion_cancelled));
    const std::string done = about(console, message::account_deleted, act);
    return make_change(console, act, store::DeleteAccount{act.account.id}, done, done);
}

} // namespace

Subcommand add_account_password(const Declaration& parent, words::Voice voice) {
    return about_account(parent, voice, "password", message::help_account_password,
                         message::help_account_password_examples, change_password);
}

Subcommand add_account_ban(const Declaration& parent, words::Voice voice) {
    return about_account(parent, voice, "ban", message::help_account_ban,
                         message::help_account_ban_examples, ban);
}

Subcommand add_account_unban(const Declaration& parent, words::Voice voice) {
    return about_account(parent, voice, "unban", message::help_account_unban,
                         message::help_account_unban_examples, unban);
}

Subcommand add_account_delete(const Declaration& parent, words::Voice voice) {
    return about_account(parent, voice, "delete", message::help_account_delete,
                         message::help_account_delete_examples, remove);
}

} // namespace command
