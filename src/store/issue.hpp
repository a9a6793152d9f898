#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/account.hpp"
#include "store/secrets.hpp"

/// Creates accounts, tokens, sessions and guests, with secrets that are shown once and of which
/// only digests are stored.
namespace store {

/// Eight letters and digits, for games, guests and reports.
std::string new_id(Secrets& secrets);

/// What is wrong with a password.
enum class PasswordFault : std::uint8_t { too_short, too_long, is_name };

inline constexpr std::size_t least_password = 8;  ///< characters
inline constexpr std::size_t most_password = 256; ///< bytes

/// Nothing if an account of this name may have the password.
std::optional<PasswordFault> password_fault(std::string_view password, std::string_view name);

template <class Value>
struct Issued {
    Value value{};
    std::string secret{}; ///< to be shown once
};

/// An account with a password; its secret is the recovery code. Nothing if there is not enough
/// memory to hash the password.
std::optional<Issued<Account>> new_account(Secrets& secrets, std::string_view name,
                                           std::string_view password, Time now);
/// An account for a program, which has tokens but no password.
Account new_bot(std::string_view name, Time now);

Issued<Token> new_token(Secrets& secrets, const AccountId& account, std::vector<std::string> scopes,
                        std::string description, Time now);
Issued<Login> new_session(Secrets& secrets, const AccountId& account, Time now);
/// When a session that is used now ends if it is not used again.
Time idle_end(Time now);
Issued<Guest> new_guest(Secrets& secrets, std::string_view name, Time now);

/// Four groups of five letters and digits that cannot be confused.
std::string new_recovery_code(Secrets& secrets);
/// The digest of a recovery code as people may type it: in lower case, without dashes, with the
/// letter O for a zero and the letters I and L for a one.
Digest recovery_digest(Secrets& secrets, std::string_view typed);

/// Whether this is the password of an account. It takes as long if there is no account.
bool is_password_of(Secrets& secrets, const std::optional<Account>& account,
                    std::string_view password);

/// Whether a token may have this scope.
bool is_scope(std::string_view scope);
std::span<const std::string_view> all_scopes();

/// The short name of a token in a list: the beginning of its digest.
std::string token_name(const Token& token);

} // namespace store
