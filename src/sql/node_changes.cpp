#include "sql/changes.hpp"
#include "sql/reads.hpp"

namespace sql {
namespace {

using store::Bulletin;
using store::ChangeResult;
using store::GameId;
using store::NodeId;
using store::Topic;

/// Rows of one text.
std::vector<std::string> texts(Rows&& rows) {
    std::vector<std::string> all;
    while (rows.next()) rows.read(all.emplace_back());
    return all;
}

void add_bulletin(Connection& connection, const Bulletin& bulletin) {
    connection.run_later("INSERT INTO bulletins (node, topic, subject, text) VALUES (?, ?, ?, ?)",
                         bulletin.node, bulletin.topic, bulletin.subject, bulletin.text);
}

void end_invitations(Connection& connection, const NodeId& node) {
    connection.run_later("INSERT INTO bulletins (node, topic, subject, text) "
                         "SELECT '', ?, invitation, 'cancelled' FROM bound_invitations "
                         "WHERE node = ?",
                         Topic::uninvited, node);
    connection.run_later("DELETE FROM invitations WHERE id IN "
                         "(SELECT invitation FROM bound_invitations WHERE node = ?)",
                         node);
}

void end_presence(Connection& connection, const NodeId& node) {
    connection.run_later("INSERT INTO bulletins (node, topic, subject, text) "
                         "SELECT '', ?, game, color || ' lost ' || node FROM presence "
                         "WHERE node = ?",
                         Topic::presence, node);
    connection.run_later("DELETE FROM presence WHERE node = ?", node);
}

/// Lets others check the clocks of the node's games, which nobody has checked since it stopped.
void hand_on_games(Connection& connection, const NodeId& node) {
    connection.run_later(
        "UPDATE deadlines SET due = least(due, (SELECT seen FROM nodes WHERE id = ?1)) "
        "WHERE game IN (SELECT game FROM presence WHERE node = ?1 UNION "
        "SELECT s.game FROM visitors v JOIN seats s ON s.player = v.player "
        "AND s.kind = v.kind AND s.finished IS NULL WHERE v.node = ?1)",
        node);
}

/// Records an outage if the last sign of life of any server is old.
void note_outage(Connection& connection, store::Time now) {
    const auto last = connection.value<std::optional<store::Time>>(
        "SELECT max(time) FROM (SELECT time FROM heartbeats UNION ALL SELECT seen FROM nodes) "
        "AS signs");
    if (last && *last && **last < now - store::unnoticed_outage)
        connection.run("INSERT INTO outages (began, ended) VALUES (?, ?)", **last, now);
}

} // namespace

void tell_nodes(Connection& connection, const Bulletin& bulletin) {
    if (!bulletin.node.empty()) add_bulletin(connection, bulletin);
}

ChangeResult make(Connection& connection, const store::KeepNode& change) {
    if (!change.joins) {
        connection.run("UPDATE nodes SET seen = ? WHERE id = ?", change.time, change.node);
        return done_or_missing(connection);
    }
    note_outage(connection, change.time);
    connection.run("INSERT INTO nodes (id, seen) VALUES (?, ?) "
                   "ON CONFLICT (id) DO UPDATE SET seen = excluded.seen",
                   change.node, change.time);
    // Games that were imported, or begun by a single server.
    connection.run("INSERT INTO deadlines (game, due) SELECT id, 0 FROM games WHERE finished IS "
                   "NULL ON CONFLICT DO NOTHING");
    return kept(true);
}

ChangeResult make(Connection& connection, const store::RemoveNodes& change) {
    // The lock keeps them from being seen meanwhile.
    const auto gone =
        texts(connection.select("SELECT id FROM nodes WHERE seen < ? OR id = ? FOR UPDATE",
                                change.unseen_since, change.node));
    for (const NodeId& node : gone) {
        end_invitations(connection, node);
        hand_on_games(connection, node);
        end_presence(connection, node);
        connection.run_later("DELETE FROM visitors WHERE node = ?", node);
        // The time when the last server was alive will be needed later.
        connection.run_later("INSERT INTO heartbeats (server, time) SELECT 'one', seen FROM nodes "
                             "WHERE id = ? ON CONFLICT (server) DO UPDATE "
                             "SET time = greatest(heartbeats.time, excluded.time)",
                             node);
        connection.run_later("DELETE FROM nodes WHERE id = ?", node);
    }
    // No node is left that needs them.
    if (!gone.empty())
        connection.run_later("DELETE FROM bulletins WHERE NOT EXISTS (SELECT id FROM nodes)");
    return gone.empty() ? missing() : kept(true);
}

ChangeResult make(Connection& connection, const store::TrimBulletins& change) {
    connection.run("DELETE FROM bulletins WHERE number <= ?", change.last);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::SetPresence& change) {
    connection.run_later(change.is_here
                             ? "INSERT INTO presence (game, color, node) VALUES (?, ?, ?) "
                               "ON CONFLICT DO NOTHING"
                             : "DELETE FROM presence WHERE game = ? AND color = ? AND node = ?",
                         change.game, change.color, change.node);
    const char* const how = change.is_here ? " here " : change.leaves ? " left " : " lost ";
    add_bulletin(connection, {.node = change.node,
                              .topic = Topic::presence,
                              .subject = change.game,
                              .text = std::string(word(change.color)) + how + change.node});
    return kept(true);
}

ChangeResult make(Connection& connection, const store::SetVisitor& change) {
    const store::Player& player = change.player;
    if (change.claims_name && is_guest_name_used(connection, player.name, player.id))
        return conflict();
    connection.run_later("DELETE FROM visitors WHERE node = ? AND kind = ? AND player = ?",
                         change.node, player.kind, player.id);
    const bool is_guest = player.kind == store::PlayerKind::guest;
    if (change.is_here)
        connection.run_later(
            "INSERT INTO visitors (node, kind, player, folded) VALUES (?, ?, ?, ?)", change.node,
            player.kind, player.id, is_guest ? store::account_id(player.name) : std::string());
    return kept(true);
}

ChangeResult make(Connection& connection, const store::TellNodes& change) {
    add_bulletin(connection, change.bulletin);
    return kept(true);
}

ChangeResult make(Connection& connection, const store::SetDeadline& change) {
    if (change.due)
        connection.run(change.is_latest ? "UPDATE deadlines SET due = least(due, ?) WHERE game = ?"
                                        : "UPDATE deadlines SET due = ? WHERE game = ?",
                       *change.due, change.game);
    else
        connection.run("DELETE FROM deadlines WHERE game = ?", change.game);
    return done_or_missing(connection);
}

} // namespace sql
