#include "sql/changes.hpp"
#include "sql/reads.hpp"
#include "sql/word_list.hpp"

namespace sql {
namespace {

using store::Account;
using store::AccountId;
using store::AccountNews;
using store::ChangeResult;
using store::Digest;

void tell(Connection& connection, const AccountId& account, AccountNews news,
          const std::optional<Digest>& digest = std::nullopt) {
    connection.run("INSERT INTO news (account, news, digest) VALUES (?, ?, ?)", account, news,
                   digest);
}

/// The account, unless it was deleted.
std::optional<Account> living(Connection& connection, const AccountId& id) {
    auto account = find_account(connection, id);
    return account && !account->is_deleted ? account : std::nullopt;
}

void end_sessions(Connection& connection, const AccountId& account) {
    connection.run("DELETE FROM sessions WHERE account = ?", account);
}

/// The outcome of adding what is there already.
template <class Value>
ChangeResult compared(const Value& there, const Value& wanted) {
    return there == wanted ? kept(false) : conflict();
}

bool is_account(Connection& connection, const std::string& name) {
    return find_account(connection, store::account_id(name)).has_value();
}

} // namespace

ChangeResult make(Connection& connection, const store::AddAccount& change) {
    const Account& wanted = change.account;
    if (const auto there = find_account(connection, wanted.id)) {
        const bool is_same = there->name == wanted.name && there->password == wanted.password;
        return is_same && !there->is_deleted ? kept(false) : conflict();
    }
    connection.run("INSERT INTO accounts (id, name, password, recovery, created, seen, title, "
                   "is_banned, is_deleted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                   wanted.id, wanted.name, wanted.password, wanted.recovery, wanted.created,
                   wanted.seen, wanted.title, wanted.is_banned, wanted.is_deleted);
    connection.run("UPDATE guests SET name = '', folded = '' WHERE folded = ?", wanted.id);
    tell(connection, wanted.id, AccountNews::added);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::SetPassword& change) {
    const auto account = living(connection, change.account);
    if (!account) return missing();
    if (account->password == change.password) return kept(false);
    connection.run(
        "UPDATE accounts SET password = ?, recovery = coalesce(?, recovery) WHERE id = ?",
        change.password, change.recovery, change.account);
    end_sessions(connection, change.account);
    tell(connection, change.account, AccountNews::password);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::SetTitle& change) {
    const auto account = living(connection, change.account);
    if (!account) return missing();
    if (account->title == change.title) return kept(false);
    connection.run("UPDATE accounts SET title = ? WHERE id = ?", change.title, change.account);
    tell(connection, change.account, AccountNews::title);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::SetBanned& change) {
    const auto account = living(connection, change.account);
    if (!account) return missing();
    if (account->is_banned == change.is_banned) return kept(false);
    connection.run("UPDATE accounts SET is_banned = ? WHERE id = ?", change.is_banned,
                   change.account);
    tell(connection, change.account,
         change.is_banned ? AccountNews::banned : AccountNews::unbanned);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::DeleteAccount& change) {
    const AccountId& id = change.account;
    const auto account = find_account(connection, id);
    if (!account) return missing();
    if (account->is_deleted) return kept(false);
    connection.run("DELETE FROM tokens WHERE account = ?", id);
    end_sessions(connection, id);
    connection.run("DELETE FROM rating_entries WHERE account = ?", id);
    connection.run("DELETE FROM ratings WHERE account = ?", id);
    connection.run("DELETE FROM tallies WHERE account = ?", id);
    connection.run("DELETE FROM relations WHERE account = ?1 OR whom = ?1", id);
    connection.run("DELETE FROM chat WHERE author = ? AND kind = 'account'", id);
    connection.run("DELETE FROM invitations WHERE (player = ?1 AND kind = 'account') "
                   "OR recipient = ?1",
                   id);
    connection.run("DELETE FROM reports WHERE by_player = ? AND by_kind = 'account'", id);
    connection.run("UPDATE reports SET about_kind = 'deleted', about_player = '', about_name = '' "
                   "WHERE about_player = ? AND about_kind = 'account'",
                   id);
    connection.run("UPDATE seats SET kind = 'deleted', player = '', name = '' "
                   "WHERE player = ? AND kind = 'account'",
                   id);
    connection.run("UPDATE accounts SET name = '', password = '', recovery = NULL, created = 0, "
                   "seen = NULL, title = '', is_banned = FALSE, is_deleted = TRUE WHERE id = ?",
                   id);
    tell(connection, id, AccountNews::deleted);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::AddToken& change) {
    const store::Token& token = change.token;
    if (!has_account(connection, token.account)) return missing();
    if (const auto there = find_token(connection, token.digest)) return compared(*there, token);
    connection.run("INSERT INTO tokens (digest, account, scopes, description, created, used) "
                   "VALUES (?, ?, ?, ?, ?, ?)",
                   token.digest, token.account, joined(token.scopes), token.description,
                   token.created, token.used);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::RevokeToken& change) {
    const auto token = find_token(connection, change.digest);
    if (!token) return missing();
    connection.run("DELETE FROM tokens WHERE digest = ?", change.digest);
    tell(connection, token->account, AccountNews::token_revoked, change.digest);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::AddSession& change) {
    const store::Login& session = change.session;
    if (!has_account(connection, session.account)) return missing();
    if (const auto there = find_session(connection, session.digest))
        return compared(*there, session);
    connection.run("INSERT INTO sessions (digest, account, created, used, absolute_end, idle_end) "
                   "VALUES (?, ?, ?, ?, ?, ?)",
                   session.digest, session.account, session.created, session.used,
                   session.absolute_end, session.idle_end);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::EndSession& change) {
    const auto session = find_session(connection, change.digest);
    if (!session) return missing();
    connection.run("DELETE FROM sessions WHERE digest = ?", change.digest);
    tell(connection, session->account, AccountNews::sessions_ended, change.digest);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::EndSessions& change) {
    if (!has_account(connection, change.account)) return missing();
    end_sessions(connection, change.account);
    tell(connection, change.account, AccountNews::sessions_ended);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::AddGuest& change) {
    const store::Guest& guest = change.guest;
    if (is_account(connection, guest.name)) return conflict();
    if (const auto there = find_guest_by_id(connection, guest.id)) return compared(*there, guest);
    if (find_guest(connection, guest.secret)) return conflict();
    connection.run("INSERT INTO guests (id, secret, name, folded, created, seen) "
                   "VALUES (?, ?, ?, ?, ?, ?)",
                   guest.id, guest.secret, guest.name, store::account_id(guest.name), guest.created,
                   guest.seen);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::RenameGuest& change) {
    if (!find_guest_by_id(connection, change.guest)) return missing();
    if (is_account(connection, change.name)) return conflict();
    connection.run("UPDATE guests SET name = ?, folded = ? WHERE id = ?", change.name,
                   store::account_id(change.name), change.guest);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::SeenAccount& change) {
    connection.run("UPDATE accounts SET seen = ? WHERE id = ? AND NOT is_deleted", change.time,
                   change.account);
    return done_or_missing(connection);
}

ChangeResult make(Connection& connection, const store::SeenGuest& change) {
    connection.run("UPDATE guests SET seen = ? WHERE id = ?", change.time, change.guest);
    return done_or_missing(connection);
}

ChangeResult make(Connection& connection, const store::UsedToken& change) {
    connection.run("UPDATE tokens SET used = ? WHERE digest = ?", change.time, change.digest);
    return done_or_missing(connection);
}

ChangeResult make(Connection& connection, const store::UsedSession& change) {
    connection.run("UPDATE sessions SET used = ?, idle_end = ? WHERE digest = ?", change.time,
                   change.idle_end, change.digest);
    return done_or_missing(connection);
}

ChangeResult make(Connection& connection, const store::SetRelation& change) {
    const auto& [by, whom, kind] = change.relation;
    if (!has_account(connection, by) || !has_account(connection, whom)) return missing();
    connection.run(change.holds
                       ? "INSERT INTO relations (account, whom, kind) VALUES (?, ?, ?) "
                         "ON CONFLICT DO NOTHING"
                       : "DELETE FROM relations WHERE account = ? AND whom = ? AND kind = ?",
                   by, whom, kind);
    const ChangeResult outcome = kept(connection.changed() > 0);
    if (kind == store::RelationKind::block)
        tell_nodes(connection, {.node = change.node,
                                .topic = store::Topic::relation,
                                .subject = by,
                                .text = whom + (change.holds ? " on" : " off")});
    return outcome;
}

ChangeResult make(Connection& connection, const store::AddReport& change) {
    const store::Report& report = change.report;
    if (const auto there = find_report(connection, report.id)) return compared(*there, report);
    connection.run(
        "INSERT INTO reports (id, by_kind, by_player, by_name, about_kind, about_player, "
        "about_name, game, reason, text, time) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        report.id, report.by.kind, report.by.id, report.by.name, report.about.kind, report.about.id,
        report.about.name, report.game, report.reason, report.text, report.time);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::Heartbeat& change) {
    connection.run("INSERT INTO heartbeats (server, time) VALUES (?, ?) "
                   "ON CONFLICT (server) DO UPDATE SET time = excluded.time",
                   change.server, change.time);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::RemoveStale& change) {
    connection.run("DELETE FROM sessions WHERE absolute_end <= ?1 OR idle_end <= ?1", change.now);
    connection.run(
        "DELETE FROM guests WHERE seen < ? "
        "AND id NOT IN (SELECT player FROM invitations WHERE kind = 'guest') "
        "AND id NOT IN (SELECT player FROM seats WHERE finished IS NULL AND kind = 'guest')",
        change.guests_unseen_since);
    connection.run("DELETE FROM news WHERE number <= (SELECT max(number) FROM news) - ?",
                   store::kept_news);
    return kept(true);
}

} // namespace sql
