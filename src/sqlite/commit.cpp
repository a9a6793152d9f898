#include <sqlite3.h>

#include "sql/changes.hpp"
#include "sql/reads.hpp"
#include "sqlite/sqlite_store.hpp"

namespace sqlite {
namespace {

using store::ChangeResult;
using store::Fate;

bool is_constraint(int code) { return (code & 0xFF) == SQLITE_CONSTRAINT; }

/// Whether this error of a commit means that the transaction was certainly not committed, because
/// writing never began. Otherwise its end may be in the log although that was not confirmed, even
/// on a full disk, and would be found there after a restart.
bool is_certainly_undone(int code) { return (code & 0xFF) == SQLITE_BUSY; }

} // namespace

std::vector<ChangeResult> SqliteStore::commit(std::span<const store::Change> changes) {
    connection_->begin_writing();
    std::vector<ChangeResult> outcomes = make_all(changes);
    if (!connection_->is_well()) {
        connection_->roll_back();
        return sql::all_failed(changes.size(), connection_->take_error().fault);
    }
    if (connection_->run("COMMIT")) return outcomes;
    const bool is_undone = is_certainly_undone(connection_->error());
    connection_->roll_back();
    sql::spoil(outcomes, is_undone ? Fate::failed : Fate::unknown, connection_->take_error().fault);
    return outcomes;
}

std::vector<ChangeResult> SqliteStore::make_all(std::span<const store::Change> changes) {
    std::vector<ChangeResult> outcomes;
    outcomes.reserve(changes.size());
    for (const store::Change& change : changes) {
        if (!connection_->run("SAVEPOINT change")) break;
        outcomes.push_back(make(change));
        if (is_constraint(connection_->error())) {
            connection_->take_error();
            connection_->run("ROLLBACK TO change");
            outcomes.back() = sql::conflict();
        }
        connection_->run("RELEASE change");
    }
    return outcomes;
}

std::vector<store::CheckFinding> SqliteStore::damage() {
    std::vector<store::CheckFinding> all;
    sql::add(
        all, store::Flaw::structure,
        connection_->select("SELECT * FROM pragma_integrity_check WHERE integrity_check <> 'ok'"));
    sql::add(all, store::Flaw::reference,
             connection_->select("SELECT \"table\" FROM pragma_foreign_key_check"));
    return all;
}

} // namespace sqlite
