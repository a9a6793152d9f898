#pragma once

#include <string>

#include "core/result.hpp"
#include "online/line.hpp"
#include "words/language.hpp"

/// Accounts of a server, as every face asks for them.
namespace online {

struct Credentials {
    std::string name{};
    std::string password{};
};

AccountRequest login_request(words::Voice voice, const Credentials& who);
AccountRequest registration_request(words::Voice voice, const Credentials& who);
AccountRequest logout_request(words::Voice voice);

/// Somebody has logged in.
struct Admission {
    std::string name{};
    std::string session{};
    std::string recovery{}; ///< of a new account: shown once
};

/// What came of it, or the sentence that says why nothing did.
core::Result<Admission, std::string> read_admission(words::Voice voice, const Address& server,
                                                    const LineAnswered& answer);

} // namespace online
