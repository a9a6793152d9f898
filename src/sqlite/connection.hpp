#pragma once

#include <string>
#include <unordered_map>

#include "sql/connection.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace sqlite {

/// How a database is opened.
struct ConnectOptions {
    std::string path{};
    std::string file_layer{};       ///< the name of a VFS of SQLite; empty: the usual one
    bool survives_power_cut = true; ///< not, only to prove that a test would notice
    int checkpoint_pages = 0;       ///< after how many the log is copied; 0: as usual
};

/// A connection to a database of SQLite.
class Connection final : public sql::Connection {
  public:
    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() override;

    /// Opens a database that exists. Whether it is one is found out by the first statement.
    void open(const ConnectOptions& options);

    std::int64_t changed() const override;
    bool is_well() const override { return error_ == 0; }
    /// The code of SQLite for the first error.
    int error() const { return error_; }
    store::Error take_error() override;
    /// Takes note of an error that SQLite reported elsewhere.
    void note(int code);
    void begin_reading() override { run("BEGIN"); }
    void begin_writing() override { run("BEGIN IMMEDIATE"); }
    void end_transaction() override;
    /// Whether a transaction is open. SQLite ends one by itself after some errors.
    bool is_in_transaction() const;
    /// Undoes what the open transaction did, if there is one, whatever went wrong.
    void roll_back();
    sqlite3* handle() const { return handle_; }

    std::unique_ptr<sql::Cursor> execute(const char* text,
                                         std::span<const sql::Value> values) override;
    void complain() override;

  private:
    void begin_log();
    sqlite3_stmt* statement(const char* text);

    sqlite3* handle_ = nullptr;
    std::unordered_map<const char*, sqlite3_stmt*> statements_;
    int error_ = 0;
};

} // namespace sqlite
