#include "command/account.hpp"

#include "play/date.hpp"
#include "words/account_messages.hpp"
#include "words/play_command_messages.hpp"

namespace command {

namespace message = words::message;
using core::Failure;
using core::Result;
using words::say;
using words::shown;

void add_account_options(const Declaration& line, AccountOptions& options, words::Voice voice) {
    line.argument(say(voice, message::help_name_value), options.name,
                  say(voice, message::help_account_name));
    add_data_options(line, options.data, voice);
}

Result<AccountAct, Complaint> find_account(const Console& console, const AccountOptions& options,
                                           const std::string& example) {
    if (options.name.empty())
        return misuse(say(console.voice, message::missing_name, {{"example", example}}));
    auto data = open_server_data(console, options.data, false);
    if (!data) return Failure(data.error());
    auto account = data->store->account(store::account_id(options.name));
    if (!account) return Failure(complaint_of(console.voice, data->name, account.error()));
    if (!*account || (*account)->is_deleted)
        return refusal(
            say(console.voice, message::no_such_account, {{"name", shown(options.name)}}));
    return AccountAct{*std::move(data), **std::move(account)};
}

int make_change(const Console& console, const AccountAct& act, const store::Change& change,
                const std::string& done, const std::string& done_before) {
    const store::ChangeResult outcome = act.data.store->commit(change);
    if (const auto trouble = trouble_of(console.voice, act.data.name, outcome))
        return console.complain(*trouble);
    if (!outcome.is_kept()) // deleted in the meantime
        return console.refuse(
            say(console.voice, message::no_such_account, {{"name", act.account.name}}));
    console.out << (outcome.fate == store::Fate::done ? done : done_before) << '\n';
    return success;
}

std::string day_of(store::Time time) { return play::day_text(time); }

} // namespace command
