#pragma once

#include <array>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sql/rows.hpp"
#include "store/outcome.hpp"

/// The server's data in any SQL database: all use the same statements.
namespace sql {

/// A connection to a database. It remembers the first error, and does nothing more until that is
/// taken.
class Connection {
  public:
    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    virtual ~Connection() = default;

    /// Runs a statement that yields no rows; true if it succeeded. The text of a statement must be
    /// a literal, whose address identifies it. The values replace `?`, or `?1` and so on.
    template <class... Values>
    bool run(const char* text, const Values&... values) {
        Rows rows = select(text, values...);
        while (rows.next()) {
        }
        return is_well();
    }
    /// As `run`, but an error may be reported by a later statement: over a network, such statements
    /// are sent together with the next one.
    template <class... Values>
    void run_later(const char* text, const Values&... values) {
        const std::array<Value, sizeof...(values)> all{value_of(values)...};
        execute_later(text, all);
    }
    /// The rows that a statement yields.
    template <class... Values>
    Rows select(const char* text, const Values&... values) {
        const std::array<Value, sizeof...(values)> all{value_of(values)...};
        return Rows(execute(text, all), *this);
    }
    /// The rows of each of several statements that are given the same values.
    template <class... Values>
    std::vector<Rows> select_all(std::initializer_list<const char*> texts,
                                 const Values&... values) {
        const std::array<Value, sizeof...(values)> all{value_of(values)...};
        std::vector<Rows> rows;
        for (auto& cursor : execute_all(texts, all)) rows.emplace_back(std::move(cursor), *this);
        return rows;
    }
    /// The only value that a statement yields; nothing if it yields none.
    template <class Found, class... Values>
    std::optional<Found> value(const char* text, const Values&... values) {
        Rows rows = select(text, values...);
        if (!rows.next()) return std::nullopt;
        Found found{};
        rows.read(found);
        return found;
    }

    /// How many rows the last statement changed.
    virtual std::int64_t changed() const = 0;
    virtual bool is_well() const = 0;
    /// Takes the error, so that the connection can be used again.
    virtual store::Error take_error() = 0;
    /// Begins a transaction that sees one state of the database, and changes nothing.
    virtual void begin_reading() = 0;
    /// Begins a transaction that changes something.
    virtual void begin_writing() = 0;
    /// Commits a transaction, or undoes it after an error.
    virtual void end_transaction() = 0;
    /// A single statement always reads one state of the database.
    virtual void begin_look() { begin_reading(); }
    virtual void end_look() { end_transaction(); }

    /// Runs a statement with any values; null after an error. It is finished when the cursor
    /// reaches its end.
    virtual std::unique_ptr<Cursor> execute(const char* text, std::span<const Value> values) = 0;
    virtual void execute_later(const char* text, std::span<const Value> values);
    virtual std::vector<std::unique_ptr<Cursor>>
    execute_all(std::initializer_list<const char*> texts, std::span<const Value> values);

    /// Records that invalid data was read, which we cannot have written.
    virtual void complain() = 0;
};

} // namespace sql
