#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace postgres {

/// A column of values for `unnest`, in PostgreSQL's array syntax.
class Array {
  public:
    /// Appends any bytes, or null.
    void add(std::optional<std::string_view> value);
    void add(std::optional<std::int64_t> value);
    std::string text() const { return '{' + text_ + '}'; }

  private:
    std::string text_;
};

} // namespace postgres
