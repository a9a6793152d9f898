#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sqlite/words.hpp"

struct sqlite3_stmt;

namespace sqlite {

/// A prepared statement with its values, and the rows it yields. Errors are the connection's, which
/// tells of them; after one there are no more rows.
class Rows {
  public:
    /// `error` takes the first one. A statement that is null yields nothing.
    template <class... Values>
    Rows(sqlite3_stmt* statement, int& error, const Values&... values)
        : statement_(statement), error_(error) {
        (put(values), ...);
    }
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    /// Makes the statement ready to be used again.
    ~Rows();

    /// Goes to the next row; false at the end.
    bool next();
    /// The values of the row, from left to right.
    template <class... Values>
    void read(Values&... values) {
        place_ = 0;
        (take(values), ...);
    }

  private:
    void put(std::int64_t value);
    void put(double value);
    void put(std::string_view value);
    void put(const store::Digest& value);
    void put_nothing();
    void put(const std::string& value) { put(std::string_view(value)); }
    void put(const char* value) { put(std::string_view(value)); }
    void put(bool value) { put(std::int64_t{value}); }
    void put(int value) { put(std::int64_t{value}); }
    void put(store::Time value) { put(value.time_since_epoch()); }
    template <class Rep, class Period>
    void put(std::chrono::duration<Rep, Period> value) {
        put(std::int64_t{value.count()});
    }
    template <Worded Value>
    void put(Value value) {
        put(word(value));
    }
    template <class Value>
    void put(const std::optional<Value>& value) {
        value ? put(*value) : put_nothing();
    }

    bool is_nothing() const;
    void take(std::int64_t& value);
    void take(double& value);
    void take(std::string& value);
    void take(store::Digest& value);
    void take(int& value);
    void take(bool& value);
    template <class Rep, class Period>
    void take(std::chrono::duration<Rep, Period>& value) {
        std::int64_t count = 0;
        take(count);
        value = std::chrono::duration<Rep, Period>(count);
    }
    void take(store::Time& value) {
        std::chrono::milliseconds since{};
        take(since);
        value = store::Time(since);
    }
    template <Worded Value>
    void take(Value& value) {
        std::string text;
        take(text);
        const auto known = read_word<Value>(text);
        value = known.value_or(Value{});
        if (!known) complain();
    }
    template <class Value>
    void take(std::optional<Value>& value) {
        value.reset();
        if (is_nothing())
            ++place_;
        else
            take(value.emplace());
    }

    void check(int code);
    /// What was read cannot have been written by us.
    void complain();

    sqlite3_stmt* statement_;
    int& error_;
    int place_ = 0;
};

/// All rows as values, each by a function `read` of the value's own.
template <class Value>
std::vector<Value> all(Rows&& rows) {
    std::vector<Value> found;
    while (rows.next()) read(rows, found.emplace_back());
    return found;
}

/// The first row; nothing if there is none.
template <class Value>
std::optional<Value> first(Rows&& rows) {
    std::optional<Value> found;
    if (rows.next()) read(rows, found.emplace());
    return found;
}

} // namespace sqlite
