#pragma once

#include "sql/connection.hpp"
#include "store/change.hpp"

/// Makes each kind of change, inside a transaction. After an error, which the connection remembers,
/// everything must be rolled back, and the outcome is meaningless.
namespace sql {

store::ChangeResult make(Connection& connection, const store::AddAccount& change);
store::ChangeResult make(Connection& connection, const store::SetPassword& change);
store::ChangeResult make(Connection& connection, const store::SetTitle& change);
store::ChangeResult make(Connection& connection, const store::SetBanned& change);
store::ChangeResult make(Connection& connection, const store::DeleteAccount& change);
store::ChangeResult make(Connection& connection, const store::AddToken& change);
store::ChangeResult make(Connection& connection, const store::RevokeToken& change);
store::ChangeResult make(Connection& connection, const store::AddSession& change);
store::ChangeResult make(Connection& connection, const store::EndSession& change);
store::ChangeResult make(Connection& connection, const store::EndSessions& change);
store::ChangeResult make(Connection& connection, const store::AddGuest& change);
store::ChangeResult make(Connection& connection, const store::RenameGuest& change);
store::ChangeResult make(Connection& connection, const store::SeenAccount& change);
store::ChangeResult make(Connection& connection, const store::SeenGuest& change);
store::ChangeResult make(Connection& connection, const store::UsedToken& change);
store::ChangeResult make(Connection& connection, const store::UsedSession& change);
store::ChangeResult make(Connection& connection, const store::SetRelation& change);
store::ChangeResult make(Connection& connection, const store::AddReport& change);
store::ChangeResult make(Connection& connection, const store::Heartbeat& change);
store::ChangeResult make(Connection& connection, const store::RemoveStale& change);

store::ChangeResult make(Connection& connection, const store::ChangeGame& change,
                         const store::Rater& rater);
store::ChangeResult make(Connection& connection, const store::AddChatLine& change);
store::ChangeResult make(Connection& connection, const store::KeepInvitation& change);
store::ChangeResult make(Connection& connection, const store::RemoveInvitation& change);

store::ChangeResult make(Connection& connection, const store::KeepNode& change);
store::ChangeResult make(Connection& connection, const store::RemoveNodes& change);
store::ChangeResult make(Connection& connection, const store::TrimBulletins& change);
store::ChangeResult make(Connection& connection, const store::SetPresence& change);
store::ChangeResult make(Connection& connection, const store::SetVisitor& change);
store::ChangeResult make(Connection& connection, const store::TellNodes& change);
store::ChangeResult make(Connection& connection, const store::SetDeadline& change);

/// Writes a bulletin for all other nodes, if there may be any.
void tell_nodes(Connection& connection, const store::Bulletin& bulletin);

/// Adds a game that has just ended to its players' counts.
void count(Connection& connection, const store::Game& game);

/// Rates a game that has just ended, if it is rated; returns the change of both ratings.
std::optional<std::array<store::RatingStep, 2>>
rate(Connection& connection, const store::Game& game, const store::Rater& rater);

inline store::ChangeResult kept(bool is_new) {
    return {.fate = is_new ? store::Fate::done : store::Fate::already_there};
}
inline store::ChangeResult conflict() { return {.fate = store::Fate::conflict}; }
inline store::ChangeResult missing() { return {.fate = store::Fate::missing}; }

/// `done` if the last statement has changed anything.
inline store::ChangeResult done_or_missing(const Connection& connection) {
    return connection.changed() > 0 ? kept(true) : missing();
}

} // namespace sql
