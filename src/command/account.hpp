#pragma once

#include <functional>
#include <optional>
#include <string>

#include "command/server_data.hpp"
#include "command/subcommand.hpp"

namespace command {

/// The options of every command about one account.
struct AccountOptions {
    std::string name{};
    DataOptions data{};
};

void add_account_options(const Declaration& line, AccountOptions& options, words::Voice voice);

/// An existing account, and the open database that contains it.
struct AccountAct {
    ServerData data;
    store::Account account;
};

/// Opens the database and finds the account that the options name. `example` shows in a complaint
/// how to name one.
core::Result<AccountAct, Complaint>
find_account(const Console& console, const AccountOptions& options, const std::string& example);

/// Makes the change and prints `done`, or `done_before` if it had been made before. Returns the
/// exit status.
int make_change(const Console& console, const AccountAct& act, const store::Change& change,
                const std::string& done, const std::string& done_before);

/// The day of a moment.
std::string day_of(store::Time time);

} // namespace command
