#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sql/cursor.hpp"
#include "sql/words.hpp"

namespace sql {

class Connection;

// Conversions of our values to values of a statement.
inline Value value_of(std::int64_t value) { return value; }
inline Value value_of(int value) { return std::int64_t{value}; }
inline Value value_of(double value) { return value; }
inline Value value_of(bool value) { return value; }
inline Value value_of(std::string_view value) { return value; }
inline Value value_of(const std::string& value) { return std::string_view(value); }
inline Value value_of(const char* value) { return std::string_view(value); }
inline Value value_of(const store::Digest& value) { return &value; }
template <class Rep, class Period>
Value value_of(std::chrono::duration<Rep, Period> value) {
    return std::int64_t{value.count()};
}
inline Value value_of(store::Time value) { return value_of(value.time_since_epoch()); }
template <Worded Word>
Value value_of(Word value) {
    return word(value);
}
template <class Inner>
Value value_of(const std::optional<Inner>& value) {
    return value ? value_of(*value) : Value(Nothing());
}

/// The rows that a statement yields, as our values. Errors are reported by the connection; after
/// one there are no more rows.
class Rows {
  public:
    /// A cursor that is null yields nothing.
    Rows(std::unique_ptr<Cursor> cursor, Connection& connection)
        : cursor_(std::move(cursor)), connection_(connection) {}

    /// Goes to the next row; false at the end.
    bool next() { return cursor_ != nullptr && cursor_->next(); }
    /// The values of the row, from left to right.
    template <class... Values>
    void read(Values&... values) {
        column_ = 0;
        (take(values), ...);
    }

  private:
    void take(std::int64_t& value) { value = cursor_->integer(column_++); }
    void take(double& value) { value = cursor_->real(column_++); }
    void take(bool& value) { value = cursor_->truth(column_++); }
    void take(std::string& value) { value = cursor_->text(column_++); }
    void take(store::Digest& value);
    void take(int& value);
    template <class Rep, class Period>
    void take(std::chrono::duration<Rep, Period>& value) {
        value = std::chrono::duration<Rep, Period>(cursor_->integer(column_++));
    }
    void take(store::Time& value) {
        value = store::Time(std::chrono::milliseconds(cursor_->integer(column_++)));
    }
    template <Worded Word>
    void take(Word& value) {
        const auto known = read_word<Word>(cursor_->text(column_++));
        value = known.value_or(Word{});
        if (!known) complain();
    }
    template <class Inner>
    void take(std::optional<Inner>& value) {
        value.reset();
        if (cursor_->is_nothing(column_))
            ++column_;
        else
            take(value.emplace());
    }
    void complain();

    std::unique_ptr<Cursor> cursor_;
    Connection& connection_;
    int column_ = 0;
};

/// All rows as values, each converted by the `read` of its type.
template <class Read>
std::vector<Read> all(Rows&& rows) {
    std::vector<Read> found;
    while (rows.next()) read(rows, found.emplace_back());
    return found;
}

/// The first row; nothing if there is none.
template <class Read>
std::optional<Read> first(Rows&& rows) {
    std::optional<Read> found;
    if (rows.next()) read(rows, found.emplace());
    return found;
}

} // namespace sql
