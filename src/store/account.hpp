#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The server's data: plain values, and one interface for every database (`Store`).
namespace store {

/// A calendar time, to the millisecond.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

/// The SHA-256 of a secret: the only stored form of tokens, sessions, guests' secrets and recovery
/// codes. These are random and long enough that nobody can guess them from it.
using Digest = std::array<std::uint8_t, 32>;

/// An account's name in lower case, which identifies it permanently.
using AccountId = std::string;
/// Eight letters and digits, chosen at random when the guest is created.
using GuestId = std::string;

/// Whether this is a valid name for an account: 2 to 20 letters (a to z), digits, `-` and `_`,
/// beginning with a letter and ending with a letter or digit; and not one of the words that
/// addresses and displays use themselves.
bool is_account_name(std::string_view name);
/// Whether a name is valid but for being used otherwise, such as `admin`.
bool is_reserved_name(std::string_view name);

/// A name in lower case: two names that agree in it are the same account.
AccountId account_id(std::string_view name);

struct Account {
    AccountId id{};
    std::string name{};     ///< as displayed
    std::string password{}; ///< its hash, as `Secrets` makes it; empty: nobody can log in
    std::optional<Digest> recovery = std::nullopt; ///< of the code for a forgotten password
    Time created{};
    std::optional<Time> seen = std::nullopt;
    std::string title{}; ///< `BOT` or nothing
    bool is_banned = false;
    bool is_deleted = false; ///< nothing else is stored; its name cannot be used again

    friend bool operator==(const Account&, const Account&) = default;
};

/// Allows a program to act for an account.
struct Token {
    Digest digest{};
    AccountId account{};
    std::vector<std::string> scopes{}; ///< words such as `bot:play`
    std::string description{};
    Time created{};
    std::optional<Time> used = std::nullopt; ///< last

    friend bool operator==(const Token&, const Token&) = default;
};

/// A person who is logged in.
struct Login {
    Digest digest{};
    AccountId account{};
    Time created{};
    Time used{};         ///< last
    Time absolute_end{}; ///< even if it is used
    Time idle_end{};     ///< unless it is used before then

    bool is_over(Time now) const { return now >= absolute_end || now >= idle_end; }
    friend bool operator==(const Login&, const Login&) = default;
};

/// Somebody without an account, identified by a secret.
struct Guest {
    GuestId id{};
    Digest secret{};
    std::string name{}; ///< never that of an account; empty for a guest who chose none
    Time created{};
    Time seen{};

    friend bool operator==(const Guest&, const Guest&) = default;
};

enum class PlayerKind : std::uint8_t {
    account,
    guest,
    computer,
    deleted, ///< an account that has been deleted since
};

/// Who plays, writes or invites.
struct Player {
    PlayerKind kind = PlayerKind::guest;
    std::string id{};   ///< an `AccountId` or a `GuestId`
    std::string name{}; ///< as displayed then

    friend bool operator==(const Player&, const Player&) = default;
};

/// What one account blocks of another.
enum class RelationKind : std::uint8_t {
    block, ///< no games, challenges or messages
    mute,  ///< no messages
};

struct Relation {
    AccountId by{};
    AccountId whom{};
    RelationKind kind{};

    friend bool operator==(const Relation&, const Relation&) = default;
};

/// A complaint for those who run the server.
struct Report {
    std::string id{}; ///< eight letters and digits, chosen at random
    Player by{};
    Player about{};
    std::string game{}; ///< where it happened; may be empty
    std::string reason{};
    std::string text{};
    Time time{};

    friend bool operator==(const Report&, const Report&) = default;
};

/// Events that open connections of an account must learn of at once.
enum class AccountNews : std::uint8_t {
    added,
    password, ///< all its sessions have ended
    banned,
    unbanned,
    title,
    deleted,
    token_revoked,
    sessions_ended,
};

/// News of an account, whichever program caused it; numbers only increase.
struct NumberedNews {
    std::int64_t number = 0;
    AccountId account{};
    AccountNews news{};
    std::optional<Digest> digest = std::nullopt; ///< of the token or the only session that ended

    friend bool operator==(const NumberedNews&, const NumberedNews&) = default;
};

} // namespace store
