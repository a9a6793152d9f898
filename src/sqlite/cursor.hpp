#pragma once

#include <span>

#include "sql/cursor.hpp"

struct sqlite3_stmt;

namespace sqlite {

/// A prepared statement with its values, and the rows it yields.
class Cursor final : public sql::Cursor {
  public:
    /// The first error is stored in `error`.
    Cursor(sqlite3_stmt* statement, int& error, std::span<const sql::Value> values);
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;
    /// Makes the statement ready to be used again.
    ~Cursor() override;

    bool next() override;
    bool is_nothing(int column) const override;
    std::int64_t integer(int column) override;
    double real(int column) override;
    bool truth(int column) override;
    std::string text(int column) override;
    std::string bytes(int column) override;

  private:
    int put(int place, const sql::Value& value);
    void check(int code);

    sqlite3_stmt* statement_;
    int& error_;
};

} // namespace sqlite
