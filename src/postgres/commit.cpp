#include "postgres/fault.hpp"
#include "postgres/locks.hpp"
#include "postgres/postgres_store.hpp"
#include "sql/changes.hpp"

namespace postgres {
namespace {

using store::Fate;
using store::Outcome;

/// How often a transaction is tried that others were in the way of.
constexpr int most_tries = 5;

} // namespace

std::vector<Outcome> PostgresStore::commit(Changes changes) {
    Care care = Care::none;
    for (int tries = 1;; ++tries) {
        std::vector<Outcome> outcomes = try_commit(changes, care);
        if (connection_->is_well()) return outcomes;
        const std::string state = connection_->state();
        const store::Fault fault = connection_->take_error().fault;
        const bool may_succeed = is_constraint(state) || is_passing(state);
        if (!may_succeed || tries == most_tries) return sql::all_failed(changes.size(), fault);
        if (is_constraint(state)) care = Care::each;
    }
}

/// One transaction. If the connection has an error afterwards, nothing was changed.
std::vector<Outcome> PostgresStore::try_commit(Changes changes, Care care) {
    connection_->begin_writing();
    if (connection_->is_well()) lock_rows(*connection_, changes);
    std::vector<Outcome> outcomes = make_all(changes, care);
    if (!connection_->is_well()) {
        connection_->roll_back();
        return outcomes;
    }
    if (connection_->run("COMMIT") || connection_->is_connected()) return outcomes;
    sql::spoil(outcomes, Fate::unknown, connection_->take_error().fault);
    return outcomes;
}

std::vector<Outcome> PostgresStore::make_all(Changes changes, Care care) {
    std::vector<Outcome> outcomes;
    outcomes.reserve(changes.size());
    for (const store::Change& change : changes) {
        if (!connection_->is_well()) break;
        outcomes.push_back(care == Care::each ? make_apart(change) : make(change));
    }
    return outcomes;
}

Outcome PostgresStore::make_apart(const store::Change& change) {
    connection_->run("SAVEPOINT change");
    Outcome outcome = make(change);
    if (is_constraint(connection_->state())) {
        connection_->take_error();
        connection_->run("ROLLBACK TO SAVEPOINT change");
        outcome = sql::conflict();
    }
    connection_->run("RELEASE SAVEPOINT change");
    return outcome;
}

Result<void> PostgresStore::back_up(const std::string& /*path*/) {
    return core::Failure(store::Error{store::Fault::no_copy, {}});
}

} // namespace postgres
