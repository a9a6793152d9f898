#include <algorithm>

#include <sqlite3.h>

#include "sqlite/changes.hpp"
#include "sqlite/sqlite_store.hpp"

namespace sqlite {
namespace {

using store::Fate;
using store::Fault;
using store::Outcome;

bool is_constraint(int code) { return (code & 0xFF) == SQLITE_CONSTRAINT; }

/// Whether a transaction whose commit said this was certainly not committed, because it never began
/// to be written. Otherwise its end may be in the log although that was not confirmed, even on a
/// full disk, and would be found there after a restart.
bool is_certainly_undone(int code) { return (code & 0xFF) == SQLITE_BUSY; }

/// Nothing was changed after all.
void spoil(std::vector<Outcome>& outcomes, Fate fate, Fault fault) {
    for (Outcome& outcome : outcomes)
        if (outcome.fate == Fate::done || outcome.fate == Fate::already_there)
            outcome = {.fate = fate, .fault = fault};
}

/// Makes any change.
struct Maker {
    Connection& connection;
    const store::Rater& rater;

    Outcome operator()(const store::ChangeGame& change) const {
        return make(connection, change, rater);
    }
    template <class Change>
    Outcome operator()(const Change& change) const {
        return make(connection, change);
    }
};

std::vector<Outcome> all_failed(std::size_t count, Fault fault) {
    return {count, Outcome{.fate = Fate::failed, .fault = fault}};
}

} // namespace

std::vector<Outcome> SqliteStore::commit(std::span<const store::Change> changes) {
    connection_->run("BEGIN IMMEDIATE");
    std::vector<Outcome> outcomes = make_all(changes);
    if (!connection_->is_well()) {
        connection_->roll_back();
        return all_failed(changes.size(), connection_->take_error().fault);
    }
    if (connection_->run("COMMIT")) return outcomes;
    const bool is_undone = is_certainly_undone(connection_->error());
    connection_->roll_back();
    spoil(outcomes, is_undone ? Fate::failed : Fate::unknown, connection_->take_error().fault);
    return outcomes;
}

std::vector<Outcome> SqliteStore::make_all(std::span<const store::Change> changes) {
    std::vector<Outcome> outcomes;
    outcomes.reserve(changes.size());
    for (const store::Change& change : changes) {
        if (!connection_->run("SAVEPOINT change")) break;
        outcomes.push_back(make(change));
        if (is_constraint(connection_->error())) {
            connection_->take_error();
            connection_->run("ROLLBACK TO change");
            outcomes.back() = conflict();
        }
        connection_->run("RELEASE change");
    }
    return outcomes;
}

Outcome SqliteStore::make(const store::Change& change) {
    return std::visit(Maker{*connection_, rater_}, change);
}

} // namespace sqlite
