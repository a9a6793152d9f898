#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a server keeps: plain values, and one interface for every database (`Store`).
namespace store {

/// A moment by the calendar, to the millisecond.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

/// The SHA-256 of a secret: all that is kept of tokens, sessions, guests' secrets and recovery
/// codes. Those are random and long, so that nobody finds them from this.
using Digest = std::array<std::uint8_t, 32>;

/// An account's name in small letters, by which it is always known.
using AccountId = std::string;
/// Eight letters and digits, chosen at random when the guest is created.
using GuestId = std::string;

/// Whether an account can be called so: 2 to 20 letters (a to z), digits, `-` and `_`, beginning
/// with a letter and ending with a letter or digit; and not one of the words that addresses and
/// displays use themselves.
bool is_account_name(std::string_view name);

/// A name in small letters: two names with the same are the same account.
AccountId account_id(std::string_view name);

struct Account {
    AccountId id{};
    std::string name{};     ///< as it is shown
    std::string password{}; ///< its hash, as `Secrets` makes it; empty: nobody can log in
    std::optional<Digest> recovery = std::nullopt; ///< of the code for a forgotten password
    Time created{};
    std::optional<Time> seen = std::nullopt;
    std::string title{}; ///< `BOT` or nothing
    bool is_banned = false;
    bool is_deleted = false; ///< nothing else is left of it; its name is not given out again

    friend bool operator==(const Account&, const Account&) = default;
};

/// What lets a program act for an account.
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
    Time absolute_end{}; ///< however much it is used
    Time idle_end{};     ///< unless it is used before

    bool is_over(Time now) const { return now >= absolute_end || now >= idle_end; }
    friend bool operator==(const Login&, const Login&) = default;
};

/// Somebody without an account, known by a secret.
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
    deleted, ///< an account that was deleted since
};

/// Who plays, writes or invites.
struct Player {
    PlayerKind kind = PlayerKind::guest;
    std::string id{};   ///< an `AccountId` or a `GuestId`
    std::string name{}; ///< as it was shown then

    friend bool operator==(const Player&, const Player&) = default;
};

/// What one account wishes of another: to hear nothing of it.
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

/// What open connections of an account have to know at once.
enum class AccountNews : std::uint8_t {
    added,
    password, ///< all its sessions are over
    banned,
    unbanned,
    title,
    deleted,
    token_revoked,
    sessions_ended,
};

/// News of an account, whichever program caused it: numbers only grow.
struct NumberedNews {
    std::int64_t number = 0;
    AccountId account{};
    AccountNews news{};
    std::optional<Digest> digest = std::nullopt; ///< of the token or the only session that ended

    friend bool operator==(const NumberedNews&, const NumberedNews&) = default;
};

} // namespace store
