#pragma once

#include <functional>
#include <optional>
#include <string>

#include "command/server_data.hpp"
#include "command/subcommand.hpp"

namespace command {

/// What all commands about one account take.
struct AccountOptions {
    std::string name{};
    DataOptions data{};
};

void add_account_options(const Declaration& line, AccountOptions& options, words::Voice voice);

/// A change of an account that exists, and what is said of it.
struct AccountAct {
    ServerData data;
    store::Account account;
};

/// The account that is named and exists, in its database. `example` shows how it is named.
core::Result<AccountAct, Complaint>
find_account(const Console& console, const AccountOptions& options, const std::string& example);

/// Makes a change, and says so if it was made, or if it had been before.
int make_change(const Console& console, const AccountAct& act, const store::Change& change,
                const std::string& done, const std::string& done_before);

/// The day of a moment.
std::string day_of(store::Time time);

} // namespace command
