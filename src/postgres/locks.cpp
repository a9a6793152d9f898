#include "postgres/locks.hpp"

#include <concepts>

#include "postgres/array.hpp"
#include "postgres/schema.hpp"

namespace postgres {
namespace {

/// The rows that changes depend on.
struct Needs {
    bool are_general = false; ///< more than the events of games
    std::vector<std::string> games{};
    std::vector<std::string> ended{};
    std::vector<std::string> accounts{};

    void operator()(const store::ChangeGame& change) {
        if (change.begins || !change.accepted.empty()) are_general = true;
        games.push_back(change.game);
        if (change.ends) ended.push_back(change.game);
    }
    void operator()(const store::AddChatLine& change) {
        if (!change.node.empty()) are_general = true; // bulletins are numbered consecutively
        games.push_back(change.line.game);
    }
    void operator()(const store::Heartbeat& /*change*/) {}
    void operator()(const store::KeepNode& /*change*/) {}
    void operator()(const store::SetVisitor& change) {
        if (change.claims_name)
            are_general = true; // two claims of a name must be made one after the other
    }
    void operator()(const store::SetDeadline& change) { games.push_back(change.game); }
    template <class Change>
    void operator()(const Change& change) {
        are_general = true;
        if constexpr (requires {
                          { change.account } -> std::convertible_to<std::string>;
                      })
            accounts.push_back(change.account);
    }
};

std::string array_of(const std::vector<std::string>& words) {
    Array array;
    for (const std::string& word : words) array.add(std::string_view(word));
    return array.text();
}

} // namespace

std::vector<Statement> row_locks(std::span<const store::Change> changes) {
    Needs needs;
    for (const store::Change& change : changes) std::visit(needs, change);
    std::vector<Statement> locks;
    if (needs.are_general) locks.push_back({lock_all});
    if (!needs.games.empty())
        locks.push_back({"SELECT id FROM games WHERE id = ANY(?::text[]) "
                         "ORDER BY id FOR NO KEY UPDATE",
                         {array_of(needs.games)}});
    if (!needs.ended.empty() || !needs.accounts.empty())
        locks.push_back({"SELECT id FROM accounts WHERE id = ANY(?::text[]) "
                         "OR id IN (SELECT player FROM seats WHERE kind = 'account' "
                         "AND game = ANY(?::text[])) ORDER BY id FOR NO KEY UPDATE",
                         {array_of(needs.accounts), array_of(needs.ended)}});
    return locks;
}

} // namespace postgres
