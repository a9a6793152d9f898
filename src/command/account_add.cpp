#include <memory>

#include "command/account.hpp"
#include "command/typed_password.hpp"
#include "store/issue.hpp"
#include "words/account_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;
using words::shown;

struct AddOptions {
    AccountOptions account;
    bool is_bot = false;
};

/// Adds the account to the database, or complains; returns the exit status.
int keep(const Console& console, const ServerData& data, const store::Account& account) {
    const store::ChangeResult outcome = data.store->commit(store::AddAccount{account});
    if (const auto trouble = trouble_of(console.voice, data.name, outcome))
        return console.complain(*trouble);
    if (!outcome.is_kept())
        return console.refuse(say(console.voice, message::name_taken, {{"name", account.name}}));
    return success;
}

int add_bot(const Console& console, const ServerData& data, const std::string& name) {
    if (const int status = keep(console, data, store::new_bot(name, now())); status != success)
        return status;
    console.out << say(console.voice, message::bot_added, {{"name", name}}) << '\n';
    return success;
}

int add_person(const Console& console, const ServerData& data, const std::string& name) {
    store::Secrets* const secrets = data.library->secrets();
    if (secrets == nullptr) return console.refuse(say(console.voice, message::no_random_numbers));
    const auto password = new_password(console, name);
    if (!password) return console.complain(password.error());
    const auto issued = store::new_account(*secrets, name, *password, now());
    if (!issued) return console.refuse(say(console.voice, message::no_memory_for_password));
    if (const int status = keep(console, data, issued->value); status != success) return status;
    console.out << say(console.voice, message::account_added, {{"name", name}}) << '\n'
                << say(console.voice, message::recovery_code, {{"code", issued->secret}}) << '\n';
    return success;
}

int add(const Console& console, const AddOptions& options) {
    const std::string& name = options.account.name;
    if (name.empty())
        return console.misuse(say(console.voice, message::missing_name,
                                  {{"example", "stackchess account add Anne"}}));
    if (!store::is_account_name(name))
        return console.misuse(
            say(console.voice, message::wrong_account_name, {{"name", shown(name)}}));
    const auto data = open_server_data(console, options.account.data, true);
    if (!data) return console.complain(data.error());
    // Checked first, so that nobody types a password in vain.
    const auto there = data->store->account(store::account_id(name));
    if (!there) return console.complain(complaint_of(console.voice, data->name, there.error()));
    if (*there) return console.refuse(say(console.voice, message::name_taken, {{"name", name}}));
    return options.is_bot ? add_bot(console, *data, name) : add_person(console, *data, name);
}

} // namespace

Subcommand add_account_add(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("add", say(voice, message::help_account_add),
                                            say(voice, message::help_account_add_examples));
    auto options = std::make_shared<AddOptions>();
    add_account_options(line, options->account, voice);
    line.flag("--bot", options->is_bot, say(voice, message::help_bot));
    return {line, [options](Console& console) { return add(console, *options); }};
}

} // namespace command
