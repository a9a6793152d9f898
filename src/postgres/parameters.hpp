#pragma once

#include <span>
#include <string>
#include <vector>

#include "sql/cursor.hpp"

namespace postgres {

/// The values of a statement as PostgreSQL reads them from a text.
class Parameters {
  public:
    explicit Parameters(std::span<const sql::Value> values);
    Parameters(const Parameters&) = delete;
    Parameters& operator=(const Parameters&) = delete;

    int count() const { return static_cast<int>(texts_.size()); }
    /// Null for nothing.
    const char* const* texts() const { return texts_.data(); }

  private:
    std::vector<std::string> kept_;
    std::vector<const char*> texts_;
};

} // namespace postgres
