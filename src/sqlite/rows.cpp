#include "sqlite/rows.hpp"

#include <algorithm>
#include <limits>

#include <sqlite3.h>

namespace sqlite {

Rows::~Rows() {
    if (statement_ == nullptr) return;
    sqlite3_reset(statement_); // says again what `next` said
    sqlite3_clear_bindings(statement_);
}

bool Rows::next() {
    if (statement_ == nullptr || error_ != SQLITE_OK) return false;
    const int code = sqlite3_step(statement_);
    if (code != SQLITE_ROW && code != SQLITE_DONE) check(code);
    return code == SQLITE_ROW;
}

void Rows::put(std::int64_t value) {
    if (statement_ != nullptr) check(sqlite3_bind_int64(statement_, ++place_, value));
}

void Rows::put(double value) {
    if (statement_ != nullptr) check(sqlite3_bind_double(statement_, ++place_, value));
}

void Rows::put(std::string_view value) {
    if (statement_ == nullptr) return;
    const char* const text = value.data() != nullptr ? value.data() : "";
    check(sqlite3_bind_text64(statement_, ++place_, text, value.size(), SQLITE_TRANSIENT,
                              SQLITE_UTF8));
}

void Rows::put(const store::Digest& value) {
    if (statement_ != nullptr)
        check(sqlite3_bind_blob64(statement_, ++place_, value.data(), value.size(),
                                  SQLITE_TRANSIENT));
}

void Rows::put_nothing() {
    if (statement_ != nullptr) check(sqlite3_bind_null(statement_, ++place_));
}

bool Rows::is_nothing() const { return sqlite3_column_type(statement_, place_) == SQLITE_NULL; }

void Rows::take(std::int64_t& value) { value = sqlite3_column_int64(statement_, place_++); }

void Rows::take(double& value) { value = sqlite3_column_double(statement_, place_++); }

void Rows::take(std::string& value) {
    const void* const text = sqlite3_column_blob(statement_, place_); // null for an empty one
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, place_++));
    value = std::string(static_cast<const char*>(text), size);
}

void Rows::take(store::Digest& value) {
    const auto* const bytes =
        static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_, place_));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, place_++));
    if (size != value.size()) return complain();
    std::copy_n(bytes, size, value.begin());
}

void Rows::take(int& value) {
    std::int64_t wide = 0;
    take(wide);
    using Limits = std::numeric_limits<int>;
    if (wide < Limits::min() || wide > Limits::max()) return complain();
    value = static_cast<int>(wide);
}

void Rows::take(bool& value) {
    std::int64_t wide = 0;
    take(wide);
    value = wide != 0;
}

void Rows::check(int code) {
    if (error_ == SQLITE_OK) error_ = code;
}

void Rows::complain() { check(SQLITE_CORRUPT); }

} // namespace sqlite
