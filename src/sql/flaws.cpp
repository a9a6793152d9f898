#include "sql/reads.hpp"

namespace sql {
namespace {

using store::CheckFinding;
using store::Flaw;

} // namespace

void add(std::vector<CheckFinding>& findings, Flaw flaw, Rows&& rows) {
    while (rows.next()) rows.read(findings.emplace_back(CheckFinding{.flaw = flaw}).subject);
}

void add_flaws(Connection& connection, std::vector<CheckFinding>& all) {
    add(all, Flaw::events,
        connection.select("SELECT game FROM events GROUP BY game "
                          "HAVING min(number) <> 1 OR max(number) <> count(*)"));
    add(all, Flaw::seats,
        connection.select("SELECT id FROM games "
                          "WHERE (SELECT count(*) FROM seats WHERE game = id) <> 2"));
    add(all, Flaw::end,
        connection.select("SELECT id FROM games WHERE (finished IS NULL) <> (result IS NULL)"));
    add(all, Flaw::rated_twice,
        connection.select(
            "SELECT game FROM rating_entries GROUP BY account, game HAVING count(*) > 1"));
    add(all, Flaw::rating_number,
        connection.select("SELECT account FROM ratings r WHERE games <> (SELECT count(*) "
                          "FROM rating_entries e WHERE e.account = r.account "
                          "AND e.category = r.category)"));
    add(all, Flaw::game_number,
        connection.select("SELECT account FROM tallies t WHERE games <> won + drawn + lost "
                          "OR games <> (SELECT count(*) FROM seats s JOIN games g ON g.id = s.game "
                          "WHERE s.player = t.account AND s.kind = 'account' "
                          "AND g.result <> 'none')"));
}

} // namespace sql
