#include "sql/copy.hpp"

#include <algorithm>
#include <array>

namespace sql {
namespace {

/// How a table is read and written; and the kinds of its columns: texts, integers, real numbers,
/// booleans and digests.
struct SqlTable {
    const char* select;
    const char* insert;
    std::string_view kinds;
};

/// Referenced tables come before the tables that refer to them.
constexpr std::array tables{
    SqlTable{"SELECT id, name, password, recovery, created, seen, title, is_banned, is_deleted "
             "FROM accounts",
             "INSERT INTO accounts (id, name, password, recovery, created, seen, title, is_banned, "
             "is_deleted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
             "tttdiitbb"},
    SqlTable{"SELECT digest, account, scopes, description, created, used FROM tokens",
             "INSERT INTO tokens (digest, account, scopes, description, created, used) VALUES (?, "
             "?, ?, ?, ?, ?)",
             "dtttii"},
    SqlTable{"SELECT digest, account, created, used, absolute_end, idle_end FROM sessions",
             "INSERT INTO sessions (digest, account, created, used, absolute_end, idle_end) VALUES "
             "(?, ?, ?, ?, ?, ?)",
             "dtiiii"},
    SqlTable{"SELECT id, secret, name, folded, created, seen FROM guests",
             "INSERT INTO guests (id, secret, name, folded, created, seen) VALUES (?, ?, ?, ?, ?, "
             "?)",
             "tdttii"},
    SqlTable{"SELECT id, rules, start, options, source, category, base, increment, days, is_rated, "
             "is_private, created, result, reason, finished FROM games",
             "INSERT INTO games (id, rules, start, options, source, category, base, increment, "
             "days, is_rated, is_private, created, result, reason, finished) VALUES (?, ?, ?, ?, "
             "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
             "ttttttiiibbitti"},
    SqlTable{"SELECT game, color, kind, player, name, title, level, rating, is_provisional, "
             "before, after, created, finished FROM seats",
             "INSERT INTO seats (game, color, kind, player, name, title, level, rating, "
             "is_provisional, before, after, created, finished) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, "
             "?, ?, ?, ?)",
             "ttttttirbrrii"},
    SqlTable{"SELECT game, number, kind, actor, payload, white_left, black_left, nonce, time FROM "
             "events",
             "INSERT INTO events (game, number, kind, actor, payload, white_left, black_left, "
             "nonce, time) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
             "titttiiti"},
    SqlTable{"SELECT game, number, room, kind, author, name, text, time FROM chat",
             "INSERT INTO chat (game, number, room, kind, author, name, text, time) VALUES (?, ?, "
             "?, ?, ?, ?, ?, ?)",
             "tittttti"},
    SqlTable{"SELECT id, kind, player, name, recipient, is_listed, rules, start, options, source, "
             "category, base, increment, days, color, least, greatest, is_rated, is_private, "
             "rematch_of, created, expires FROM invitations",
             "INSERT INTO invitations (id, kind, player, name, recipient, is_listed, rules, start, "
             "options, source, category, base, increment, days, color, least, greatest, is_rated, "
             "is_private, rematch_of, created, expires) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
             "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
             "tttttbtttttiiitiibbtii"},
    SqlTable{"SELECT account, category, value, deviation, volatility, games, last FROM ratings",
             "INSERT INTO ratings (account, category, value, deviation, volatility, games, last) "
             "VALUES (?, ?, ?, ?, ?, ?, ?)",
             "ttrrrii"},
    SqlTable{"SELECT account, games, rated, won, drawn, lost, against_computer FROM tallies",
             "INSERT INTO tallies (account, games, rated, won, drawn, lost, against_computer) "
             "VALUES (?, ?, ?, ?, ?, ?, ?)",
             "tiiiiii"},
    SqlTable{"SELECT account, category, number, game, time, value, deviation FROM rating_entries",
             "INSERT INTO rating_entries (account, category, number, game, time, value, deviation) "
             "VALUES (?, ?, ?, ?, ?, ?, ?)",
             "ttitirr"},
    SqlTable{"SELECT account, whom, kind FROM relations",
             "INSERT INTO relations (account, whom, kind) VALUES (?, ?, ?)", "ttt"},
    SqlTable{"SELECT id, by_kind, by_player, by_name, about_kind, about_player, about_name, game, "
             "reason, text, time FROM reports",
             "INSERT INTO reports (id, by_kind, by_player, by_name, about_kind, about_player, "
             "about_name, game, reason, text, time) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
             "tttttttttti"},
    SqlTable{"SELECT server, time FROM heartbeats",
             "INSERT INTO heartbeats (server, time) VALUES (?, ?)", "ti"}};

/// A value that is owned while it is copied from one database to the other.
struct Cell {
    Value value{};
    std::string text{};
    store::Digest digest{};
};

void read(Cursor& cursor, int column, char kind, Cell& cell) {
    cell.value = Nothing();
    if (cursor.is_nothing(column)) return;
    if (kind == 'i') cell.value = cursor.integer(column);
    if (kind == 'r') cell.value = cursor.real(column);
    if (kind == 'b') cell.value = cursor.truth(column);
    if (kind == 't') cell.value = std::string_view(cell.text = cursor.text(column));
    if (kind != 'd') return;
    const std::string bytes = cursor.bytes(column);
    std::copy_n(bytes.begin(), std::min(bytes.size(), cell.digest.size()), cell.digest.begin());
    cell.value = &cell.digest;
}

void copy_table(Connection& from, Connection& to, const SqlTable& table) {
    std::vector<Cell> cells(table.kinds.size());
    std::vector<Value> values(table.kinds.size());
    const auto cursor = from.execute(table.select, {});
    while (cursor != nullptr && to.is_well() && cursor->next()) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            read(*cursor, static_cast<int>(i), table.kinds[i], cells[i]);
            values[i] = cells[i].value;
        }
        to.execute_later(table.insert, values);
    }
}

} // namespace

void copy_tables(Connection& from, Connection& to) {
    for (const SqlTable& table : tables) copy_table(from, to, table);
}

} // namespace sql
