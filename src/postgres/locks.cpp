#include "postgres/locks.hpp"

#include <concepts>

#include "postgres/schema.hpp"
#include "sql/word_list.hpp"

namespace postgres {
namespace {

/// What changes depend on.
struct Needs {
    bool are_general = false; ///< more than the course of games
    std::vector<std::string> games{};
    std::vector<std::string> ended{};
    std::vector<std::string> accounts{};

    void operator()(const store::ChangeGame& change) {
        if (change.begins || !change.accepted.empty()) are_general = true;
        games.push_back(change.game);
        if (change.ends) ended.push_back(change.game);
    }
    void operator()(const store::AddChatLine& change) { games.push_back(change.line.game); }
    void operator()(const store::Heartbeat& /*change*/) {}
    template <class Change>
    void operator()(const Change& change) {
        are_general = true;
        if constexpr (requires {
                          { change.account } -> std::convertible_to<std::string>;
                      })
            accounts.push_back(change.account);
    }
};

} // namespace

void lock_rows(Connection& connection, std::span<const store::Change> changes) {
    Needs needs;
    for (const store::Change& change : changes) std::visit(needs, change);
    if (needs.are_general) connection.run(lock_all);
    if (!needs.games.empty())
        connection.run("SELECT id FROM games WHERE id = ANY(string_to_array(?, ' ')) "
                       "ORDER BY id FOR NO KEY UPDATE",
                       sql::joined(needs.games));
    if (!needs.ended.empty() || !needs.accounts.empty())
        connection.run("SELECT id FROM accounts WHERE id = ANY(string_to_array(?, ' ')) "
                       "OR id IN (SELECT player FROM seats WHERE kind = 'account' "
                       "AND game = ANY(string_to_array(?, ' '))) ORDER BY id FOR NO KEY UPDATE",
                       sql::joined(needs.accounts), sql::joined(needs.ended));
}

} // namespace postgres
