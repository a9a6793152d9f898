#include "sqlite/reads.hpp"

namespace sqlite {
namespace {

/// One line for each row, unless that says that all is well.
void add_lines(Rows&& rows, std::vector<std::string>& faults) {
    while (rows.next()) {
        std::string line;
        rows.read(line);
        if (line != "ok") faults.push_back(line);
    }
}

} // namespace

std::vector<std::string> list_faults(Connection& connection) {
    std::vector<std::string> faults;
    add_lines(connection.select("PRAGMA integrity_check"), faults);
    add_lines(connection.select("SELECT 'foreign key: ' || \"table\" || ' refers to a missing row "
                                "of ' || parent FROM pragma_foreign_key_check"),
              faults);
    add_lines(connection.select("SELECT 'game ' || game || ': its events have gaps' FROM events "
                                "GROUP BY game HAVING min(number) <> 1 OR max(number) <> count(*)"),
              faults);
    add_lines(connection.select("SELECT 'game ' || id || ': it has not two seats' FROM games "
                                "WHERE (SELECT count(*) FROM seats WHERE game = id) <> 2"),
              faults);
    add_lines(connection.select("SELECT 'game ' || id || ': its end is incomplete' FROM games "
                                "WHERE (finished IS NULL) <> (result IS NULL)"),
              faults);
    add_lines(connection.select("SELECT 'game ' || game || ': rated twice for ' || account "
                                "FROM rating_entries GROUP BY account, game HAVING count(*) > 1"),
              faults);
    add_lines(connection.select("SELECT 'account ' || account || ': ' || category || ' counts ' || "
                                "games || ' games' FROM ratings r WHERE games <> (SELECT count(*) "
                                "FROM rating_entries e WHERE e.account = r.account "
                                "AND e.category = r.category)"),
              faults);
    return faults;
}

} // namespace sqlite
