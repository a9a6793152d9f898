#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/one_of.hpp"
#include "store/account.hpp"
#include "store/game.hpp"
#include "store/node.hpp"

/// The changes to a store. Each is made completely or not at all, and may be repeated: one that has
/// already been made is recognised, and removing something again returns `missing`.
namespace store {

struct AddAccount {
    Account account;
};
/// Also ends all its sessions.
struct SetPassword {
    AccountId account;
    std::string password;
    std::optional<Digest> recovery; ///< nothing: unchanged
};
struct SetTitle {
    AccountId account;
    std::string title;
};
struct SetBanned {
    AccountId account;
    bool is_banned = false;
};
/// Removes all personal data; games stay, with `PlayerKind::deleted` as the player.
struct DeleteAccount {
    AccountId account;
};
struct AddToken {
    Token token;
};
struct RevokeToken {
    Digest digest;
};
struct AddSession {
    Login session;
};
struct EndSession {
    Digest digest;
};
/// All sessions of an account.
struct EndSessions {
    AccountId account;
};
struct AddGuest {
    Guest guest;
};
/// The name of an account is a conflict.
struct RenameGuest {
    GuestId guest;
    std::string name;
};

// Use of credentials.
struct SeenAccount {
    AccountId account;
    Time time;
};
struct SeenGuest {
    GuestId guest;
    Time time;
};
struct UsedToken {
    Digest digest;
    Time time;
};
struct UsedSession {
    Digest digest;
    Time time;
    Time idle_end;
};

/// A change of one game: its beginning, or at least one event, or both; possibly its end. It is a
/// conflict if the game begins although it already exists, if the number of an event is not the
/// next one, if an invitation is gone, or if the game ends twice. It has already been made if its
/// first event exists.
struct ChangeGame {
    GameId game;
    std::optional<Game> begins; ///< its `end` is given by `ends`
    std::vector<StoredEvent> events;
    std::optional<GameEnd> ends;  ///< a rated game is rated at the same time
    std::vector<GameId> accepted; ///< the invitations that became this game
    NodeId node{};                ///< which announces the beginning to the others
    GameId rematch_of{};          ///< for them
};

struct AddChatLine {
    ChatLine line;
    NodeId node{};
};
/// Adds an invitation, or replaces the one with the same id. It is missing if it is for an account
/// that does not exist.
struct KeepInvitation {
    Invitation invitation;
    NodeId node{};
    bool is_bound = false; ///< it ends with its node
};
struct RemoveInvitation {
    GameId id;
    NodeId node{};
    std::string how{}; ///< for other nodes
};
struct SetRelation {
    Relation relation;
    bool holds = true;
    NodeId node{};
};
struct AddReport {
    Report report;
};
/// The server is running.
struct Heartbeat {
    std::string server; ///< which of several
    Time time;
};

// Several servers on one database. A change that refers to a removed node is a conflict.
/// A node is alive; it is missing if it was removed meanwhile, unless it joins. If no other node
/// was alive before, there was an outage.
struct KeepNode {
    NodeId node;
    Time time;
    bool joins = false;
};
/// Removes nodes that were not seen since then, or this one, with all data that ends with them;
/// missing if there are none. The clocks of their players' games become due now. With the last node
/// all bulletins are removed.
struct RemoveNodes {
    Time unseen_since;
    NodeId node{};
};
/// Removes the bulletins up to this number, which all nodes have processed.
struct TrimBulletins {
    std::int64_t last = 0;
};
/// A player opens or leaves a game, on a node.
struct SetPresence {
    GameId game;
    Color color{};
    NodeId node;
    bool is_here = false;
    bool leaves = false; ///< on purpose
};
/// A person connects to a node, or has left it.
struct SetVisitor {
    Player player;
    NodeId node;
    bool is_here = false;
    bool claims_name = false; ///< a conflict if another guest on any node has it
};
struct TellNodes {
    Bulletin bulletin;
};
/// The clocks of a running game are to be checked then, and not earlier.
struct SetDeadline {
    GameId game;
    std::optional<Time> due; ///< nothing: never again
    bool is_latest = false;  ///< an earlier time that was set before is kept
};

/// How many news items are kept.
inline constexpr int kept_news = 10'000;

/// Removes ended sessions, guests not seen since `guests_unseen_since` without running games or
/// invitations, and old news.
struct RemoveStale {
    Time now;
    Time guests_unseen_since;
};

struct EveryChange
    : core::Alternatives<AddAccount, SetPassword, SetTitle, SetBanned, DeleteAccount, AddToken,
                         RevokeToken, AddSession, EndSession, EndSessions, AddGuest, RenameGuest,
                         SeenAccount, SeenGuest, UsedToken, UsedSession, ChangeGame, AddChatLine,
                         KeepInvitation, RemoveInvitation, SetRelation, AddReport, Heartbeat,
                         KeepNode, RemoveNodes, TrimBulletins, SetPresence, SetVisitor, TellNodes,
                         SetDeadline, RemoveStale> {};
using Change = core::OneOf<EveryChange>;

} // namespace store
