#pragma once

#include <string>

#include "core/result.hpp"
#include "online/line.hpp"
#include "words/language.hpp"

/// Requests about accounts of a server, for every face.
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

/// The result, or a sentence that says why the request failed.
core::Result<Admission, std::string> read_admission(words::Voice voice, const Address& server,
                                                    const LineAnswered& answer);

} // namespace online
