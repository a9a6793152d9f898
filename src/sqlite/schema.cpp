#include "sqlite/schema.hpp"

#include <array>
#include <string>

#include <sqlite3.h>

namespace sqlite {
namespace {

/// Marks a database as ours: `Stck` in its header.
constexpr std::int64_t our_mark = 0x5374636B;

constexpr const char* version_1 = R"(
CREATE TABLE accounts (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, password TEXT NOT NULL, recovery BLOB,
    created INTEGER NOT NULL, seen INTEGER, title TEXT NOT NULL,
    is_banned INTEGER NOT NULL, is_deleted INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    digest BLOB PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts, scopes TEXT NOT NULL,
    description TEXT NOT NULL, created INTEGER NOT NULL, used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_account ON tokens (account, created, digest);

CREATE TABLE sessions (
    digest BLOB PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts, created INTEGER NOT NULL,
    used INTEGER NOT NULL, absolute_end INTEGER NOT NULL, idle_end INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_account ON sessions (account, created, digest);

CREATE TABLE guests (
    id TEXT PRIMARY KEY, secret BLOB NOT NULL UNIQUE, name TEXT NOT NULL, folded TEXT NOT NULL,
    created INTEGER NOT NULL, seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX guests_by_name ON guests (folded) WHERE folded <> '';

CREATE TABLE games (
    id TEXT PRIMARY KEY, rules TEXT NOT NULL, start TEXT NOT NULL, options TEXT NOT NULL,
    source TEXT NOT NULL, category TEXT NOT NULL, base INTEGER, increment INTEGER, days INTEGER,
    is_rated INTEGER NOT NULL, is_private INTEGER NOT NULL, created INTEGER NOT NULL,
    result TEXT, reason TEXT, finished INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX games_by_age ON games (created, id);
CREATE INDEX games_running ON games (created, id) WHERE finished IS NULL;

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games, color TEXT NOT NULL, kind TEXT NOT NULL,
    player TEXT NOT NULL, name TEXT NOT NULL, title TEXT NOT NULL, level INTEGER NOT NULL,
    rating REAL, is_provisional INTEGER NOT NULL, before REAL, after REAL,
    created INTEGER NOT NULL, finished INTEGER, -- as the game's, to find the games of a player
    PRIMARY KEY (game, color)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player, kind, created, game, color);
CREATE INDEX seats_running ON seats (player, kind) WHERE finished IS NULL;

CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games, number INTEGER NOT NULL, kind TEXT NOT NULL, actor TEXT,
    payload TEXT NOT NULL, white_left INTEGER, black_left INTEGER, nonce TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games, number INTEGER NOT NULL, room TEXT NOT NULL,
    kind TEXT NOT NULL, author TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_author ON chat (author, kind);

CREATE TABLE invitations (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL,
    recipient TEXT, is_listed INTEGER NOT NULL, rules TEXT NOT NULL, start TEXT NOT NULL,
    options TEXT NOT NULL, source TEXT NOT NULL, category TEXT NOT NULL, base INTEGER,
    increment INTEGER, days INTEGER, color TEXT, least INTEGER, greatest INTEGER,
    is_rated INTEGER NOT NULL, is_private INTEGER NOT NULL, rematch_of TEXT,
    created INTEGER NOT NULL, expires INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts, category TEXT NOT NULL, value REAL NOT NULL,
    deviation REAL NOT NULL, volatility REAL NOT NULL, games INTEGER NOT NULL, last INTEGER,
    PRIMARY KEY (account, category)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_value ON ratings (category, value DESC, account);

CREATE TABLE tallies ( -- what an account has played, so that nobody has to count it
    account TEXT PRIMARY KEY REFERENCES accounts, games INTEGER NOT NULL, rated INTEGER NOT NULL,
    won INTEGER NOT NULL, drawn INTEGER NOT NULL, lost INTEGER NOT NULL,
    against_computer INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_entries (
    account TEXT NOT NULL REFERENCES accounts, category TEXT NOT NULL, number INTEGER NOT NULL,
    game TEXT NOT NULL REFERENCES games, time INTEGER NOT NULL, value REAL NOT NULL,
    deviation REAL NOT NULL,
    PRIMARY KEY (account, category, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE relations (
    account TEXT NOT NULL REFERENCES accounts, whom TEXT NOT NULL REFERENCES accounts,
    kind TEXT NOT NULL,
    PRIMARY KEY (account, whom, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX relations_by_other ON relations (whom);

CREATE TABLE reports (
    id TEXT PRIMARY KEY, by_kind TEXT NOT NULL, by_player TEXT NOT NULL, by_name TEXT NOT NULL,
    about_kind TEXT NOT NULL, about_player TEXT NOT NULL, about_name TEXT NOT NULL,
    game TEXT NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL, time INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX reports_by_age ON reports (time, id);

CREATE TABLE heartbeats (server TEXT PRIMARY KEY, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE news (
    number INTEGER PRIMARY KEY AUTOINCREMENT, account TEXT NOT NULL, news TEXT NOT NULL,
    digest BLOB
) STRICT;
)";

constexpr std::array steps_of_schema{version_1};

/// Runs several statements whose text need not be a literal; returns SQLite's error code.
int run_all(Connection& connection, const char* text) {
    return sqlite3_exec(connection.handle(), text, nullptr, nullptr, nullptr);
}

int make_steps(Connection& connection, std::span<const char* const> steps) {
    const auto version = connection.value<std::int64_t>("PRAGMA user_version").value_or(0);
    for (auto i = static_cast<std::size_t>(version); i < steps.size(); ++i)
        if (const int code = run_all(connection, steps[i]); code != SQLITE_OK) return code;
    const std::string marks = "PRAGMA application_id = " + std::to_string(our_mark) +
                              "; PRAGMA user_version = " + std::to_string(steps.size());
    return run_all(connection, marks.c_str());
}

} // namespace

std::span<const char* const> schema_steps() { return steps_of_schema; }

Age age_of(Connection& connection, std::span<const char* const> steps) {
    const auto ours = static_cast<std::int64_t>(steps.size());
    const auto mark = connection.value<std::int64_t>("PRAGMA application_id");
    const auto version = connection.value<std::int64_t>("PRAGMA user_version");
    const auto tables = connection.value<std::int64_t>("SELECT count(*) FROM sqlite_schema");
    if (mark == 0 && version == 0 && tables == 0) return Age::older;
    if (mark != our_mark || version < 1) return Age::foreign;
    return version == ours ? Age::same : version < ours ? Age::older : Age::newer;
}

void bring_up_to_date(Connection& connection, std::span<const char* const> steps) {
    if (!connection.run("BEGIN IMMEDIATE")) return;
    // Another program may have done it while we waited.
    if (age_of(connection, steps) == Age::older) connection.note(make_steps(connection, steps));
    connection.end_transaction();
}

} // namespace sqlite
