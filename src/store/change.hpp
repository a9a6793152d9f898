#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/one_of.hpp"
#include "store/account.hpp"
#include "store/game.hpp"
#include "store/node.hpp"

/// What can be changed in a store. Each change is made completely or not at all, and may be sent
/// again: one that is there already is recognised, and what is removed again is missing.
namespace store {

struct AddAccount {
    Account account;
};
/// Also ends all its sessions.
struct SetPassword {
    AccountId account;
    std::string password;
    std::optional<Digest> recovery; ///< nothing: as it was
};
struct SetTitle {
    AccountId account;
    std::string title;
};
struct SetBanned {
    AccountId account;
    bool is_banned = false;
};
/// Removes whatever tells of the person; games stay, played by `PlayerKind::deleted`.
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
/// A name that is an account's is a conflict.
struct RenameGuest {
    GuestId guest;
    std::string name;
};

// Somebody is there.
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

/// What happens in one game: its beginning, or at least one event, or both; perhaps its end. It is
/// a conflict if the game begins although it is there already, if the number of an event is not the
/// next one, if an invitation is gone, or if the game ends twice. It is there already if its first
/// event is.
struct ChangeGame {
    GameId game;
    std::optional<Game> begins; ///< its `end` is left to `ends`
    std::vector<Event> events;
    std::optional<GameEnd> ends;  ///< a rated game is rated at the same time
    std::vector<GameId> accepted; ///< the invitations that became this game
    NodeId node{};                ///< which tells the others of a game that begins
    GameId rematch_of{};          ///< for them
};

struct AddChatLine {
    ChatLine line;
    NodeId node{};
};
/// Adds an invitation, or replaces the one of the same id. To an account that is not there, it is
/// missing.
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

// Several servers on one database. What hangs on a node that was removed is a conflict.
/// A node is alive; it is missing if it was removed meanwhile, unless it joins. That no other was
/// alive before is an outage.
struct KeepNode {
    NodeId node;
    Time time;
    bool joins = false;
};
/// Removes nodes that were not seen since then, or this one, with whatever ends with them; missing
/// if there are none. The games of those who were there are to be looked at now. With the last node
/// all bulletins go.
struct RemoveNodes {
    Time unseen_since;
    NodeId node{};
};
/// Removes the bulletins up to this number, which everybody has heard.
struct TrimBulletins {
    std::int64_t last = 0;
};
/// A player comes to the board or goes from it, on a node.
struct SetPresence {
    GameId game;
    Color color{};
    NodeId node;
    bool is_here = false;
    bool leaves = false; ///< on purpose
};
/// A person comes to a node, or has gone from it.
struct SetVisitor {
    Player player;
    NodeId node;
    bool is_here = false;
    bool claims_name = false; ///< a conflict if another guest who is somewhere has it
};
struct TellNodes {
    Bulletin bulletin;
};
/// The time of a running game is to be looked at then, and not earlier.
struct SetDeadline {
    GameId game;
    std::optional<Time> due; ///< nothing: never again
    bool is_latest = false;  ///< or earlier, if that was said before
};

/// How many news are kept.
inline constexpr int kept_news = 10'000;

/// Removes sessions that are over, guests not seen since `guests_unseen_since` who neither play nor
/// invite, and old news.
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
