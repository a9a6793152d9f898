#include "store/issue.hpp"

#include <algorithm>
#include <array>

#include "core/capitals.hpp"
#include "core/utf8.hpp"

namespace store {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;

constexpr std::string_view letters_and_digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::string_view clear_letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // Crockford's
constexpr std::array<std::string_view, 5> scopes_known{"board:play", "bot:play", "challenge:read",
                                                       "challenge:write", "stackchess:play"};

constexpr std::size_t id_length = 8;
constexpr std::size_t secret_length = 43; // of 62 characters: 256 bits
constexpr std::size_t code_length = 20;   // of 32 characters: 100 bits
constexpr std::size_t code_group = 5;
constexpr days longest_session{30};
constexpr days longest_idleness{7};

/// Random characters of an alphabet, uniformly distributed.
std::string random_text(Secrets& secrets, std::string_view alphabet, std::size_t length) {
    const std::size_t fair = 256 - 256 % alphabet.size();
    std::string text;
    while (text.size() < length) {
        std::array<std::uint8_t, 64> bytes{};
        secrets.fill(bytes);
        for (const std::uint8_t byte : bytes)
            if (byte < fair && text.size() < length) text += alphabet[byte % alphabet.size()];
    }
    return text;
}

std::size_t characters(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count)
        text.remove_prefix(std::max<std::size_t>(1, core::utf8_length(text)));
    return count;
}

/// The intended character of a recovery code; 0 if it is invalid.
char meant(char typed) {
    const char sign = core::capital(typed);
    if (sign == 'O') return '0';
    if (sign == 'I' || sign == 'L') return '1';
    return clear_letters.find(sign) != std::string_view::npos ? sign : '\0';
}

} // namespace

std::string new_id(Secrets& secrets) { return random_text(secrets, letters_and_digits, id_length); }

std::optional<PasswordFault> password_fault(std::string_view password, std::string_view name) {
    if (characters(password) < least_password) return PasswordFault::too_short;
    if (password.size() > most_password) return PasswordFault::too_long;
    if (account_id(password) == account_id(name)) return PasswordFault::is_name;
    return std::nullopt;
}

std::optional<Issued<Account>> new_account(Secrets& secrets, std::string_view name,
                                           std::string_view password, Time now) {
    auto hash = secrets.hash_password(password);
    if (!hash) return std::nullopt;
    Issued<Account> issued;
    issued.secret = new_recovery_code(secrets);
    issued.value.id = account_id(name);
    issued.value.name = name;
    issued.value.password = *std::move(hash);
    issued.value.recovery = recovery_digest(secrets, issued.secret);
    issued.value.created = now;
    return issued;
}

Account new_bot(std::string_view name, Time now) {
    return {.id = account_id(name), .name = std::string(name), .created = now, .title = "BOT"};
}

Issued<Token> new_token(Secrets& secrets, const AccountId& account, std::vector<std::string> scopes,
                        std::string description, Time now) {
    // The prefix tells somebody who finds a token what it is.
    std::string secret = "stk_" + random_text(secrets, letters_and_digits, secret_length);
    return {{.digest = secrets.digest(secret),
             .account = account,
             .scopes = std::move(scopes),
             .description = std::move(description),
             .created = now},
            secret};
}

Issued<Login> new_session(Secrets& secrets, const AccountId& account, Time now) {
    std::string secret = random_text(secrets, letters_and_digits, secret_length);
    return {{.digest = secrets.digest(secret),
             .account = account,
             .created = now,
             .used = now,
             .absolute_end = now + longest_session,
             .idle_end = idle_end(now)},
            secret};
}

Time idle_end(Time now) { return now + longest_idleness; }

Issued<Guest> new_guest(Secrets& secrets, std::string_view name, Time now) {
    std::string secret = random_text(secrets, letters_and_digits, secret_length);
    return {{.id = new_id(secrets),
             .secret = secrets.digest(secret),
             .name = std::string(name),
             .created = now,
             .seen = now},
            secret};
}

std::string new_recovery_code(Secrets& secrets) {
    std::string code = random_text(secrets, clear_letters, code_length);
    for (std::size_t at = code_group; at < code.size(); at += code_group + 1)
        code.insert(at, 1, '-');
    return code;
}

Digest recovery_digest(Secrets& secrets, std::string_view typed) {
    std::string code;
    for (const char sign : typed)
        if (const char known = meant(sign); known != '\0') code += known;
    return secrets.digest(code);
}

bool is_password_of(Secrets& secrets, const std::optional<Account>& account,
                    std::string_view password) {
    const bool can_log_in = account && !account->password.empty();
    const bool matches =
        secrets.is_password(password, can_log_in ? account->password : secrets.unknown_password());
    return can_log_in && matches;
}

bool is_scope(std::string_view scope) {
    return std::ranges::find(scopes_known, scope) != scopes_known.end();
}

std::span<const std::string_view> all_scopes() { return scopes_known; }

std::string token_name(const Token& token) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string name;
    for (std::size_t i = 0; i < 4; ++i) {
        name += digits[token.digest[i] >> 4U];
        name += digits[token.digest[i] & 15U];
    }
    return name;
}

} // namespace store
