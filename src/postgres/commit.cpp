#include <algorithm>
#include <iterator>

#include "postgres/bulk.hpp"
#include "postgres/exchange.hpp"
#include "postgres/fault.hpp"
#include "postgres/locks.hpp"
#include "postgres/postgres_store.hpp"
#include "sql/changes.hpp"

namespace postgres {
namespace {

using store::ChangeResult;
using store::Fate;

/// The notification about changes.
struct Notice {
    std::vector<std::string> words{};
    bool has_bulletins = false;

    void operator()(const store::ChangeGame& change) {
        if (change.begins)
            has_bulletins = has_bulletins || !change.node.empty();
        else
            words.push_back(change.game);
    }
    void operator()(const store::KeepNode& /*change*/) {}
    void operator()(const store::SetVisitor& /*change*/) {}
    template <class Change>
    void operator()(const Change& change) {
        if constexpr (requires { change.node; })
            has_bulletins = has_bulletins || !change.node.empty();
    }
    void operator()(const store::TellNodes& /*change*/) { has_bulletins = true; }
    void operator()(const store::RemoveNodes& /*change*/) { has_bulletins = true; }
};

/// How often a transaction is tried that conflicts with others.
constexpr int most_tries = 5;

} // namespace

std::vector<ChangeResult> PostgresStore::commit(Changes changes) {
    Care care = Care::none;
    for (int tries = 1;; ++tries) {
        std::vector<ChangeResult> outcomes = try_commit(changes, care);
        if (connection_->is_well()) {
            if (!tag_.empty()) tell(changes, outcomes);
            return outcomes;
        }
        const std::string state = connection_->state();
        const store::StoreFault fault = connection_->take_error().fault;
        const bool may_succeed = is_constraint(state) || is_passing(state);
        if (!may_succeed || tries == most_tries) return sql::all_failed(changes.size(), fault);
        if (is_constraint(state)) care = Care::each;
    }
}

/// Runs one transaction. If the connection has an error afterwards, nothing was changed.
std::vector<ChangeResult> PostgresStore::try_commit(Changes changes, Care care) {
    Bulk bulk(care == Care::none ? changes : Changes());
    std::vector<Statement> first{{"BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"}};
    std::ranges::move(row_locks(changes), std::back_inserter(first));
    if (!bulk.empty()) first.push_back(bulk.question());
    const auto answer = connection_->begin_together(first);
    if (answer != nullptr && !bulk.empty()) bulk.keep_next(*answer);
    std::vector<ChangeResult> outcomes = make_all(changes, bulk, care);
    if (!connection_->is_well()) {
        connection_->roll_back();
        return outcomes;
    }
    std::vector<Statement> last;
    if (!bulk.empty()) last.push_back(bulk.insertion());
    last.push_back({"COMMIT"});
    connection_->run_together(last);
    if (connection_->is_well()) return outcomes;
    if (connection_->is_connected())
        connection_->roll_back();
    else
        sql::spoil(outcomes, Fate::unknown, connection_->take_error().fault);
    return outcomes;
}

std::vector<ChangeResult> PostgresStore::make_all(Changes changes, const Bulk& bulk, Care care) {
    std::vector<ChangeResult> outcomes;
    outcomes.reserve(changes.size());
    for (std::size_t i = 0; i < changes.size() && connection_->is_well(); ++i) {
        if (bulk.contains(i))
            outcomes.push_back(sql::kept(true));
        else
            outcomes.push_back(care == Care::each ? make_apart(changes[i]) : make(changes[i]));
    }
    return outcomes;
}

/// After the transaction, not as a part of it: PostgreSQL serialises the commits of transactions
/// that notify. If notifying fails, others find the changes when they check by themselves.
void PostgresStore::tell(Changes changes, const std::vector<ChangeResult>& outcomes) {
    Notice notice;
    for (std::size_t i = 0; i < changes.size(); ++i)
        if (outcomes[i].fate == Fate::done) std::visit(notice, changes[i]);
    if (notice.has_bulletins) notice.words.emplace_back(bulletin_mark);
    for (std::size_t begin = 0; begin < notice.words.size(); begin += names_in_notice) {
        std::string text = tag_mark + tag_ + ' ';
        const std::size_t end = std::min(notice.words.size(), begin + names_in_notice);
        for (std::size_t i = begin; i < end; ++i) text += notice.words[i] + ' ';
        connection_->run(notify, text);
    }
    if (!connection_->is_well()) connection_->take_error();
}

ChangeResult PostgresStore::make_apart(const store::Change& change) {
    connection_->run_later("SAVEPOINT change");
    ChangeResult outcome = make(change);
    connection_->settle();
    if (is_constraint(connection_->state())) {
        connection_->take_error();
        connection_->run("ROLLBACK TO SAVEPOINT change"); // before that, nothing can be prepared
        outcome = sql::conflict();
    }
    connection_->run_later("RELEASE SAVEPOINT change");
    return outcome;
}

Result<void> PostgresStore::back_up(const std::string& /*path*/) {
    return core::Failure(store::Error{store::StoreFault::no_copy, {}});
}

} // namespace postgres
