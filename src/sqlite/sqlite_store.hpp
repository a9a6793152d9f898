#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "file/file_handle.hpp"
#include "sql/sql_store.hpp"
#include "sqlite/checkpointer.hpp"
#include "sqlite/connection.hpp"

namespace sqlite {

using store::Result;

/// A store in an SQLite database.
class SqliteStore final : public sql::SqlStore {
  public:
    /// `lock` is held as long as the store is open.
    SqliteStore(std::unique_ptr<Connection> connection, store::Rater rater, file::FileHandle lock)
        : SqlStore(std::move(rater)), lock_(std::move(lock)), connection_(std::move(connection)) {}

    /// Copies the log in a separate thread, so that no commit waits for it; the database was opened
    /// with these options.
    void copy_log_aside(const ConnectOptions& options) {
        checkpointer_.emplace(*connection_, options);
    }

    using Store::commit;
    std::vector<store::ChangeResult> commit(std::span<const store::Change> changes) override;
    Result<void> back_up(const std::string& path) override;

  private:
    sql::Connection& connection() override { return *connection_; }
    std::vector<store::CheckFinding> damage() override;
    std::vector<store::ChangeResult> make_all(std::span<const store::Change> changes);

    file::FileHandle lock_;
    std::unique_ptr<Connection> connection_;
    std::optional<Checkpointer> checkpointer_;
};

} // namespace sqlite
