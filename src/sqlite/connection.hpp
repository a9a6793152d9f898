#pragma once

#include <string>
#include <unordered_map>

#include "sql/connection.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace sqlite {

/// Options for opening a database.
struct ConnectOptions {
    std::string path{};
    std::string file_layer{};       ///< the name of a VFS of SQLite; empty: the default one
    bool survives_power_cut = true; ///< false only to prove that a test detects losses
    int checkpoint_pages = 0;       ///< after how many the log is copied; 0: SQLite's default
};

/// A connection to an SQLite database.
class Connection final : public sql::Connection {
  public:
    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() override;

    /// Opens an existing file. Whether it is a database is found out by the first statement.
    void open(const ConnectOptions& options);

    std::int64_t changed() const override;
    bool is_well() const override { return error_ == 0; }
    /// SQLite's code for the first error.
    int error() const { return error_; }
    store::Error take_error() override;
    /// Records an error that SQLite reported elsewhere.
    void note(int code);
    void begin_reading() override { run("BEGIN"); }
    void begin_writing() override { run("BEGIN IMMEDIATE"); }
    void end_transaction() override;
    /// Whether a transaction is open. SQLite ends one by itself after some errors.
    bool is_in_transaction() const;
    /// Rolls back the open transaction, if there is one, after any error.
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
