#pragma once

#include <memory>
#include <string>
#include <utility>

#include "postgres/bulk.hpp"
#include "postgres/connection.hpp"
#include "sql/sql_store.hpp"

namespace postgres {

using store::Result;

/// A store in a database of PostgreSQL. Several programs may write at the same time: the events of
/// a game are written while its row is locked, ratings while both accounts are, and everything else
/// by one program at a time. Rows are locked in the order of games, then of accounts.
class PostgresStore final : public sql::SqlStore {
  public:
    /// Notifies listeners of its commits, if it has a tag.
    PostgresStore(std::unique_ptr<Connection> connection, store::Rater rater, std::string tag)
        : SqlStore(std::move(rater)), connection_(std::move(connection)), tag_(std::move(tag)) {}

    void give_up() override { connection_->give_up(); }
    using Store::commit;
    std::vector<store::ChangeResult> commit(std::span<const store::Change> changes) override;
    /// Not supported: PostgreSQL's own programs copy its databases.
    Result<void> back_up(const std::string& path) override;

  private:
    using Changes = std::span<const store::Change>;
    /// How a conflicting change is kept from affecting others.
    enum class Care : std::uint8_t {
        none, ///< not protected, which is faster
        each, ///< each change can be undone separately
    };

    sql::Connection& connection() override { return *connection_; }
    std::vector<store::CheckFinding> damage() override { return {}; }
    std::vector<store::ChangeResult> try_commit(Changes changes, Care care);
    std::vector<store::ChangeResult> make_all(Changes changes, const Bulk& bulk, Care care);
    store::ChangeResult make_apart(const store::Change& change);
    void tell(Changes changes, const std::vector<store::ChangeResult>& outcomes);

    std::unique_ptr<Connection> connection_;
    std::string tag_;
};

} // namespace postgres
