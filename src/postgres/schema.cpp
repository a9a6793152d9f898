#include "postgres/schema.hpp"

#include <array>
#include <string>

#include "postgres/fault.hpp"

namespace postgres {
namespace {

constexpr const char* version_1 = R"(
CREATE DOMAIN plain AS TEXT COLLATE "C"; -- in the order of its bytes, in every database

CREATE TABLE accounts (
    id plain PRIMARY KEY, name plain NOT NULL, password plain NOT NULL, recovery BYTEA,
    created BIGINT NOT NULL, seen BIGINT, title plain NOT NULL,
    is_banned BOOLEAN NOT NULL, is_deleted BOOLEAN NOT NULL
);

CREATE TABLE tokens (
    digest BYTEA PRIMARY KEY, account plain NOT NULL REFERENCES accounts, scopes plain NOT NULL,
    description plain NOT NULL, created BIGINT NOT NULL, used BIGINT
);
CREATE INDEX tokens_by_account ON tokens (account, created, digest);

CREATE TABLE sessions (
    digest BYTEA PRIMARY KEY, account plain NOT NULL REFERENCES accounts, created BIGINT NOT NULL,
    used BIGINT NOT NULL, absolute_end BIGINT NOT NULL, idle_end BIGINT NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account, created, digest);

CREATE TABLE guests (
    id plain PRIMARY KEY, secret BYTEA NOT NULL UNIQUE, name plain NOT NULL, folded plain NOT NULL,
    created BIGINT NOT NULL, seen BIGINT NOT NULL
);
CREATE INDEX guests_by_name ON guests (folded) WHERE folded <> '';

CREATE TABLE games (
    id plain PRIMARY KEY, rules plain NOT NULL, start plain NOT NULL, options plain NOT NULL,
    source plain NOT NULL, category plain NOT NULL, base BIGINT, increment BIGINT, days BIGINT,
    is_rated BOOLEAN NOT NULL, is_private BOOLEAN NOT NULL, created BIGINT NOT NULL,
    result plain, reason plain, finished BIGINT
);
CREATE INDEX games_by_age ON games (created, id);
CREATE INDEX games_running ON games (created, id) WHERE finished IS NULL;

CREATE TABLE seats (
    game plain NOT NULL REFERENCES games, color plain NOT NULL, kind plain NOT NULL,
    player plain NOT NULL, name plain NOT NULL, title plain NOT NULL, level BIGINT NOT NULL,
    rating DOUBLE PRECISION, is_provisional BOOLEAN NOT NULL, before DOUBLE PRECISION, after DOUBLE PRECISION,
    created BIGINT NOT NULL, finished BIGINT, -- as the game's, to find the games of a player
    PRIMARY KEY (game, color)
);
CREATE INDEX seats_by_player ON seats (player, kind, created, game, color);
CREATE INDEX seats_running ON seats (player, kind) WHERE finished IS NULL;

CREATE TABLE events (
    game plain NOT NULL REFERENCES games, number BIGINT NOT NULL, kind plain NOT NULL, actor plain,
    payload plain NOT NULL, white_left BIGINT, black_left BIGINT, nonce plain NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE chat (
    game plain NOT NULL REFERENCES games, number BIGINT NOT NULL, room plain NOT NULL,
    kind plain NOT NULL, author plain NOT NULL, name plain NOT NULL, text plain NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE INDEX chat_by_author ON chat (author, kind);

CREATE TABLE invitations (
    id plain PRIMARY KEY, kind plain NOT NULL, player plain NOT NULL, name plain NOT NULL,
    recipient plain, is_listed BOOLEAN NOT NULL, rules plain NOT NULL, start plain NOT NULL,
    options plain NOT NULL, source plain NOT NULL, category plain NOT NULL, base BIGINT,
    increment BIGINT, days BIGINT, color plain, least BIGINT, greatest BIGINT,
    is_rated BOOLEAN NOT NULL, is_private BOOLEAN NOT NULL, rematch_of plain,
    created BIGINT NOT NULL, expires BIGINT
);

CREATE TABLE ratings (
    account plain NOT NULL REFERENCES accounts, category plain NOT NULL, value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, last BIGINT,
    PRIMARY KEY (account, category)
);
CREATE INDEX ratings_by_value ON ratings (category, value DESC, account);

CREATE TABLE tallies ( -- what an account has played, so that nobody has to count it
    account plain PRIMARY KEY REFERENCES accounts, games BIGINT NOT NULL, rated BIGINT NOT NULL,
    won BIGINT NOT NULL, drawn BIGINT NOT NULL, lost BIGINT NOT NULL,
    against_computer BIGINT NOT NULL
);

CREATE TABLE rating_entries (
    account plain NOT NULL REFERENCES accounts, category plain NOT NULL, number BIGINT NOT NULL,
    game plain NOT NULL REFERENCES games, time BIGINT NOT NULL, value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (account, category, number)
);

CREATE TABLE relations (
    account plain NOT NULL REFERENCES accounts, whom plain NOT NULL REFERENCES accounts,
    kind plain NOT NULL,
    PRIMARY KEY (account, whom, kind)
);
CREATE INDEX relations_by_other ON relations (whom);

CREATE TABLE reports (
    id plain PRIMARY KEY, by_kind plain NOT NULL, by_player plain NOT NULL, by_name plain NOT NULL,
    about_kind plain NOT NULL, about_player plain NOT NULL, about_name plain NOT NULL,
    game plain NOT NULL, reason plain NOT NULL, text plain NOT NULL, time BIGINT NOT NULL
);
CREATE INDEX reports_by_age ON reports (time, id);

CREATE TABLE heartbeats (server plain PRIMARY KEY, time BIGINT NOT NULL);

CREATE TABLE news (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, account plain NOT NULL, news plain NOT NULL,
    digest BYTEA
);
)";

/// The tables for several servers; nothing in them needs to be copied.
constexpr const char* version_2 = R"(
CREATE TABLE nodes (id plain PRIMARY KEY, seen BIGINT NOT NULL);

CREATE TABLE outages (began BIGINT NOT NULL, ended BIGINT NOT NULL);

CREATE TABLE bulletins (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, node plain NOT NULL, topic plain NOT NULL,
    subject plain NOT NULL, text plain NOT NULL
);

CREATE TABLE bound_invitations ( -- those that end with a node
    invitation plain PRIMARY KEY REFERENCES invitations ON DELETE CASCADE,
    node plain NOT NULL REFERENCES nodes
);
CREATE INDEX bound_invitations_by_node ON bound_invitations (node);

CREATE TABLE presence (
    game plain NOT NULL, color plain NOT NULL, node plain NOT NULL REFERENCES nodes,
    PRIMARY KEY (game, color, node)
);
CREATE INDEX presence_by_node ON presence (node);

CREATE TABLE visitors (
    node plain NOT NULL REFERENCES nodes, kind plain NOT NULL, player plain NOT NULL,
    folded plain NOT NULL, -- the name of a guest, as it is compared with others
    PRIMARY KEY (player, kind, node)
);
CREATE INDEX visitors_by_node ON visitors (node);
CREATE INDEX visitors_by_name ON visitors (folded) WHERE folded <> '';

CREATE TABLE deadlines (game plain PRIMARY KEY, due BIGINT NOT NULL); -- of running games
CREATE INDEX deadlines_by_time ON deadlines (due);
)";

constexpr std::array steps_of_schema{version_1, version_2};

/// The version of the tables, and the oldest version whose programs can still use them.
constexpr const char* version_table =
    "CREATE TABLE IF NOT EXISTS stackchess_schema (version INTEGER NOT NULL, serves INTEGER NOT "
    "NULL)";

bool has_version(Connection& connection) {
    return connection.value<bool>("SELECT to_regclass('stackchess_schema') IS NOT NULL")
        .value_or(false);
}

struct Versions {
    int version = 0;
    int serves = 0;
};

Versions read_versions(Connection& connection) {
    Versions found;
    if (!has_version(connection)) return found;
    sql::Rows rows = connection.select("SELECT version, serves FROM stackchess_schema");
    if (rows.next()) rows.read(found.version, found.serves);
    return found;
}

void make_steps(Connection& connection, int version) {
    connection.run_all(version_table);
    for (auto i = static_cast<std::size_t>(version); i < steps_of_schema.size(); ++i)
        connection.run_all(steps_of_schema[i]);
    connection.run("DELETE FROM stackchess_schema");
    connection.run("INSERT INTO stackchess_schema (version, serves) VALUES (?, ?)",
                   static_cast<int>(steps_of_schema.size()), static_cast<int>(oldest_served));
}

} // namespace

std::span<const char* const> schema_steps() { return steps_of_schema; }

void bring_up_to_date(Connection& connection, bool creates) {
    constexpr auto ours = static_cast<int>(steps_of_schema.size());
    connection.begin_writing();
    connection.run(lock_all); // another program may be doing the same
    const auto [version, serves] = read_versions(connection);
    if (connection.is_well() && serves > ours) connection.note(newer_state, "");
    if (connection.is_well() && version == 0 && !creates) connection.note(missing_state, "");
    if (connection.is_well() && version < ours) make_steps(connection, version);
    connection.end_transaction();
}

} // namespace postgres
