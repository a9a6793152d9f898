#include <memory>

#include "command/account.hpp"
#include "words/account_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

/// The name and what else is known of the account, separated by two spaces.
std::string line_of(words::Voice voice, const store::Account& account, std::size_t width) {
    std::string line = account.name + std::string(width - account.name.size(), ' ');
    line += "  " + say(voice, message::account_created, {{"day", day_of(account.created)}});
    if (account.seen)
        line += "  " + say(voice, message::account_seen, {{"day", day_of(*account.seen)}});
    if (!account.title.empty()) line += "  " + say(voice, message::account_bot);
    if (account.is_banned) line += "  " + say(voice, message::account_banned);
    return line;
}

int list(const Console& console, const DataOptions& options) {
    const auto data = open_server_data(console, options, false);
    if (!data) return console.complain(data.error());
    const auto accounts = data->store->accounts();
    if (!accounts)
        return console.complain(complaint_of(console.voice, data->name, accounts.error()));
    std::size_t width = 0;
    for (const store::Account& account : *accounts) width = std::max(width, account.name.size());
    for (const store::Account& account : *accounts)
        console.out << line_of(console.voice, account, width) << '\n';
    if (accounts->empty()) console.out << say(console.voice, message::accounts_none) << '\n';
    return success;
}

} // namespace

Subcommand add_account_list(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("list", say(voice, message::help_account_list),
                                            say(voice, message::help_account_list_examples));
    auto options = std::make_shared<DataOptions>();
    add_data_options(line, *options, voice);
    return {line, [options](Console& console) { return list(console, *options); }};
}

} // namespace command
