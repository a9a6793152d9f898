#include "sql/reads.hpp"

namespace sql {

using store::Bulletin;
using store::Presence;

// How each value is read from a row: found by `all`.
void read(Rows& rows, Presence& presence) { rows.read(presence.color, presence.node); }

void read(Rows& rows, store::Outage& outage) { rows.read(outage.began, outage.ended); }

void read(Rows& rows, Bulletin& bulletin) {
    rows.read(bulletin.number, bulletin.node, bulletin.topic, bulletin.subject, bulletin.text);
}

bool is_guest_name_used(Connection& connection, std::string_view name,
                        const store::GuestId& except) {
    return connection
        .value<int>("SELECT 1 FROM visitors WHERE folded = ? AND player <> ? LIMIT 1",
                    store::account_id(name), except)
        .has_value();
}

std::vector<Presence> list_presence(Connection& connection, const store::GameId& game) {
    return all<Presence>(connection.select(
        "SELECT color, node FROM presence WHERE game = ? ORDER BY color DESC, node", game));
}

std::optional<store::Outage> find_last_outage(Connection& connection) {
    return first<store::Outage>(
        connection.select("SELECT began, ended FROM outages ORDER BY ended DESC LIMIT 1"));
}

std::vector<store::AccountId> list_blockers(Connection& connection, const store::AccountId& whom) {
    std::vector<store::AccountId> all;
    Rows rows = connection.select(
        "SELECT account FROM relations WHERE whom = ? AND kind = 'block' ORDER BY account", whom);
    while (rows.next()) rows.read(all.emplace_back());
    return all;
}

std::vector<Bulletin> list_bulletins(Connection& connection, std::int64_t after) {
    static const std::string statement = [] {
        std::string text = "SELECT number, node, topic, subject, text FROM bulletins "
                           "WHERE number > ? AND topic IN (";
        for (const std::string_view topic : words<store::Topic>)
            text += '\'' + std::string(topic) + "', ";
        text.resize(text.size() - 2);
        return text + ") ORDER BY number";
    }();
    return all<Bulletin>(connection.select(statement.c_str(), after));
}

} // namespace sql
