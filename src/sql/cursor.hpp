#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "store/account.hpp"

namespace sql {

struct Nothing {};

/// A value for a question mark in a statement. Texts and digests must live as long as the statement
/// runs.
using Value =
    std::variant<Nothing, std::int64_t, double, bool, std::string_view, const store::Digest*>;

/// The rows that a statement yields, whichever database has them. Columns count from 0.
class Cursor {
  public:
    Cursor() = default;
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;
    virtual ~Cursor() = default;

    /// Goes to the next row; false at the end, and after an error.
    virtual bool next() = 0;
    virtual bool is_nothing(int column) const = 0;
    virtual std::int64_t integer(int column) = 0;
    virtual double real(int column) = 0;
    virtual bool truth(int column) = 0;
    virtual std::string text(int column) = 0;
    virtual std::string bytes(int column) = 0;
};

} // namespace sql
