#pragma once

#include <string>
#include <string_view>

namespace wire {

/// A server's answer to a request about an account: docs/http.md.
struct AccountAnswer {
    std::string name{};
    std::string recovery{}; ///< the code for a forgotten password, shown once
    std::string message{};  ///< why it was refused, as a sentence

    friend bool operator==(const AccountAnswer&, const AccountAnswer&) = default;
};

/// Missing fields stay empty, as do all fields if the text is not such an answer.
AccountAnswer read_account_answer(std::string_view text);

} // namespace wire
