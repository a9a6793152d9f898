#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "sqlite/rows.hpp"
#include "store/outcome.hpp"

struct sqlite3;

namespace sqlite {

/// How a database is opened.
struct ConnectOptions {
    std::string path{};
    std::string file_layer{};       ///< the name of a VFS of SQLite; empty: the usual one
    bool survives_power_cut = true; ///< not, only to prove that a test would notice
    int checkpoint_pages = 0;       ///< after how many the log is emptied; 0: as usual
};

/// A connection to a database. It remembers the first error, and does nothing more until that is
/// taken.
class Connection {
  public:
    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection();

    /// Opens a database that exists. Whether it is one is found out by the first statement.
    void open(const ConnectOptions& options);

    /// Runs a statement that yields no rows; true if it succeeded. The text of statements is a
    /// literal, by which it is found again.
    template <class... Values>
    bool run(const char* text, const Values&... values) {
        Rows rows = select(text, values...);
        while (rows.next()) {
        }
        return is_well();
    }
    /// The rows that a statement yields.
    template <class... Values>
    Rows select(const char* text, const Values&... values) {
        return Rows(statement(text), error_, values...);
    }
    /// The only value that a statement yields; nothing if it yields none.
    template <class Value, class... Values>
    std::optional<Value> value(const char* text, const Values&... values) {
        Rows rows = select(text, values...);
        if (!rows.next()) return std::nullopt;
        Value found{};
        rows.read(found);
        return found;
    }

    /// How many rows the last statement changed.
    std::int64_t changed() const;

    bool is_well() const { return error_ == 0; }
    /// The code of SQLite for the first error.
    int error() const { return error_; }
    /// What went wrong; from now on, nothing has.
    store::Error take_error();
    /// Takes note of an error that SQLite reported elsewhere.
    void note(int code);
    /// Commits a transaction, or undoes it after an error.
    void end_transaction();
    /// Whether a transaction is open. SQLite ends one by itself after some errors.
    bool is_in_transaction() const;
    /// Undoes what the open transaction did, if there is one, whatever went wrong.
    void roll_back();
    sqlite3* handle() const { return handle_; }

  private:
    void begin_log();
    sqlite3_stmt* statement(const char* text);

    sqlite3* handle_ = nullptr;
    std::unordered_map<const char*, sqlite3_stmt*> statements_;
    int error_ = 0;
};

} // namespace sqlite
