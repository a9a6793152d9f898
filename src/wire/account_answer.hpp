#pragma once

#include <string>
#include <string_view>

namespace wire {

/// What a server answers to a request about an account: docs/http.md.
struct AccountAnswer {
    std::string name{};
    std::string recovery{}; ///< the code for a forgotten password, shown once
    std::string message{};  ///< why it was refused, as a sentence

    friend bool operator==(const AccountAnswer&, const AccountAnswer&) = default;
};

/// What is not there stays empty, as does everything in a text that is no such answer.
AccountAnswer read_account_answer(std::string_view text);

} // namespace wire
