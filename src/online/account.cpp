#include "online/account.hpp"

#include <string_view>

#include "core/digits.hpp"
#include "wire/account_answer.hpp"
#include "words/online_account_messages.hpp"
#include "words/online_messages.hpp"

namespace online {
namespace {

namespace message = words::message;
using words::say;

/// Encoded as a field of a form.
std::string encoded(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string field;
    for (const char sign : text) {
        const auto byte = static_cast<unsigned char>(sign);
        const bool is_plain =
            core::is_digit(sign) || (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
        if (is_plain)
            field += sign;
        else
            field.append(1, '%').append(1, digits[byte >> 4U]).append(1, digits[byte & 15U]);
    }
    return field;
}

AccountRequest request(words::Voice voice, std::string path, std::string form) {
    const bool is_french = voice.language == words::Language::french;
    return {std::move(path), std::move(form), is_french ? "fr" : "en"};
}

std::string form_of(const Credentials& who) {
    return "name=" + encoded(who.name) + "&password=" + encoded(who.password);
}

} // namespace

AccountRequest login_request(words::Voice voice, const Credentials& who) {
    return request(voice, "/account/login", form_of(who));
}

AccountRequest registration_request(words::Voice voice, const Credentials& who) {
    return request(voice, "/account/register", form_of(who));
}

AccountRequest logout_request(words::Voice voice) { return request(voice, "/account/logout", ""); }

core::Result<Admission, std::string> read_admission(words::Voice voice, const Address& server,
                                                    const LineAnswered& answer) {
    const wire::AccountAnswer said = wire::read_account_answer(answer.body);
    const bool is_kind = answer.status >= 200 && answer.status < 300;
    if (is_kind && !said.name.empty() && !answer.session.empty())
        return Admission{said.name, answer.session, said.recovery};
    if (!is_kind && !said.message.empty())
        return core::Failure<std::string>(words::harmless(said.message));
    const words::Message& why =
        answer.status == 0 ? message::line_unreachable : message::line_no_server;
    return core::Failure<std::string>(say(voice, why, {{"address", server.base()}}));
}

} // namespace online
