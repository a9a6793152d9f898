#include "sql/reads.hpp"
#include "sql/word_list.hpp"

namespace sql {
namespace {

using store::Account;
using store::AccountId;
using store::Digest;
using store::Guest;
using store::Login;
using store::Relation;
using store::Report;
using store::Token;

} // namespace

// How each value is read from a row: found by `all` and `first`.
void read(Rows& rows, Account& account) {
    rows.read(account.id, account.name, account.password, account.recovery, account.created,
              account.seen, account.title, account.is_banned, account.is_deleted);
}

void read(Rows& rows, Token& token) {
    std::string scopes;
    rows.read(token.digest, token.account, scopes, token.description, token.created, token.used);
    token.scopes = split_words(scopes);
}

void read(Rows& rows, Login& session) {
    rows.read(session.digest, session.account, session.created, session.used, session.absolute_end,
              session.idle_end);
}

void read(Rows& rows, Guest& guest) {
    rows.read(guest.id, guest.secret, guest.name, guest.created, guest.seen);
}

void read(Rows& rows, Relation& relation) { rows.read(relation.by, relation.whom, relation.kind); }

void read(Rows& rows, Report& report) {
    rows.read(report.id, report.by.kind, report.by.id, report.by.name, report.about.kind,
              report.about.id, report.about.name, report.game, report.reason, report.text,
              report.time);
}

void read(Rows& rows, store::NumberedNews& news) {
    rows.read(news.number, news.account, news.news, news.digest);
}

namespace {

std::vector<Login> list_sessions(Connection& connection, const AccountId& account) {
    return all<Login>(connection.select(
        "SELECT digest, account, created, used, absolute_end, idle_end FROM sessions "
        "WHERE account = ? ORDER BY created, digest",
        account));
}

std::vector<Report> list_reports_by(Connection& connection, const AccountId& account) {
    return all<Report>(connection.select(
        "SELECT id, by_kind, by_player, by_name, about_kind, about_player, about_name, game, "
        "reason, text, time FROM reports WHERE by_kind = 'account' AND by_player = ? ORDER BY id",
        account));
}

} // namespace

std::optional<Account> find_account(Connection& connection, const AccountId& id) {
    return first<Account>(connection.select(
        "SELECT id, name, password, recovery, created, seen, title, is_banned, is_deleted "
        "FROM accounts WHERE id = ?",
        id));
}

bool has_account(Connection& connection, const AccountId& id) {
    return connection.value<int>("SELECT 1 FROM accounts WHERE id = ? AND NOT is_deleted", id)
        .has_value();
}

std::vector<Account> list_accounts(Connection& connection) {
    return all<Account>(connection.select(
        "SELECT id, name, password, recovery, created, seen, title, is_banned, is_deleted "
        "FROM accounts WHERE NOT is_deleted ORDER BY id"));
}

std::optional<Token> find_token(Connection& connection, const Digest& digest) {
    return first<Token>(connection.select(
        "SELECT digest, account, scopes, description, created, used FROM tokens WHERE digest = ?",
        digest));
}

std::vector<Token> list_tokens(Connection& connection, const AccountId& account) {
    return all<Token>(
        connection.select("SELECT digest, account, scopes, description, created, used FROM tokens "
                          "WHERE account = ? ORDER BY created, digest",
                          account));
}

std::optional<Login> find_session(Connection& connection, const Digest& digest) {
    return first<Login>(connection.select(
        "SELECT digest, account, created, used, absolute_end, idle_end FROM sessions "
        "WHERE digest = ?",
        digest));
}

std::optional<Guest> find_guest(Connection& connection, const Digest& secret) {
    return first<Guest>(connection.select(
        "SELECT id, secret, name, created, seen FROM guests WHERE secret = ?", secret));
}

std::optional<Guest> find_guest_by_id(Connection& connection, const store::GuestId& id) {
    return first<Guest>(
        connection.select("SELECT id, secret, name, created, seen FROM guests WHERE id = ?", id));
}

std::vector<Relation> list_relations(Connection& connection, const AccountId& by) {
    return all<Relation>(connection.select(
        "SELECT account, whom, kind FROM relations WHERE account = ? ORDER BY whom, kind", by));
}

std::optional<Report> find_report(Connection& connection, const std::string& id) {
    return first<Report>(connection.select(
        "SELECT id, by_kind, by_player, by_name, about_kind, about_player, about_name, game, "
        "reason, text, time FROM reports WHERE id = ?",
        id));
}

std::vector<Report> list_reports(Connection& connection, int count) {
    return all<Report>(connection.select(
        "SELECT id, by_kind, by_player, by_name, about_kind, about_player, about_name, game, "
        "reason, text, time FROM reports ORDER BY time DESC, id DESC LIMIT ?",
        count));
}

store::AccountData read_account_data(Connection& connection, const AccountId& account) {
    store::AccountData data{.account = find_account(connection, account).value_or(Account())};
    data.account.password.clear();
    data.account.recovery.reset();
    data.tokens = list_tokens(connection, account);
    data.sessions = list_sessions(connection, account);
    data.ratings = list_ratings(connection, account);
    for (const store::CategoryRating& one : data.ratings)
        data.histories.emplace_back(one.category,
                                    list_rating_entries(connection, account, one.category));
    data.relations = list_relations(connection, account);
    data.reports = list_reports_by(connection, account);
    data.chat = list_chat_by(connection, account);
    return data;
}

std::vector<store::NumberedNews> list_news(Connection& connection, std::int64_t after) {
    return all<store::NumberedNews>(connection.select(
        "SELECT number, account, news, digest FROM news WHERE number > ? ORDER BY number", after));
}

} // namespace sql
