#include "sqlite/cursor.hpp"

#include <sqlite3.h>

namespace sqlite {
namespace {

/// Binds a value to its place; returns SQLite's code.
struct Binder {
    sqlite3_stmt* statement;
    int place;

    int operator()(sql::Nothing /*nothing*/) const { return sqlite3_bind_null(statement, place); }
    int operator()(std::int64_t value) const { return sqlite3_bind_int64(statement, place, value); }
    int operator()(double value) const { return sqlite3_bind_double(statement, place, value); }
    int operator()(bool value) const { return sqlite3_bind_int(statement, place, value ? 1 : 0); }
    int operator()(std::string_view value) const {
        const char* const text = value.data() != nullptr ? value.data() : "";
        return sqlite3_bind_text64(statement, place, text, value.size(), SQLITE_TRANSIENT,
                                   SQLITE_UTF8);
    }
    int operator()(const store::Digest* value) const {
        return sqlite3_bind_blob64(statement, place, value->data(), value->size(),
                                   SQLITE_TRANSIENT);
    }
};

} // namespace

Cursor::Cursor(sqlite3_stmt* statement, int& error, std::span<const sql::Value> values)
    : statement_(statement), error_(error) {
    int place = 0;
    for (const sql::Value& value : values) check(put(++place, value));
}

Cursor::~Cursor() {
    sqlite3_reset(statement_); // returns the same error as `next`
    sqlite3_clear_bindings(statement_);
}

int Cursor::put(int place, const sql::Value& value) {
    return std::visit(Binder{statement_, place}, value);
}

bool Cursor::next() {
    if (error_ != SQLITE_OK) return false;
    const int code = sqlite3_step(statement_);
    if (code != SQLITE_ROW && code != SQLITE_DONE) check(code);
    return code == SQLITE_ROW;
}

bool Cursor::is_nothing(int column) const {
    return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}

std::int64_t Cursor::integer(int column) { return sqlite3_column_int64(statement_, column); }

double Cursor::real(int column) { return sqlite3_column_double(statement_, column); }

bool Cursor::truth(int column) { return integer(column) != 0; }

std::string Cursor::text(int column) { return bytes(column); }

std::string Cursor::bytes(int column) {
    const void* const bytes = sqlite3_column_blob(statement_, column); // null for an empty one
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return {static_cast<const char*>(bytes), size};
}

void Cursor::check(int code) {
    if (error_ == SQLITE_OK) error_ = code;
}

} // namespace sqlite
