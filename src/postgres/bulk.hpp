#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "postgres/connection.hpp"
#include "store/change.hpp"

namespace postgres {

/// Those of several changes that only add events to a game that none of the others changes: however
/// many there are, they are made by two statements.
class Bulk {
  public:
    explicit Bulk(std::span<const store::Change> changes);

    bool empty() const { return chosen_.empty(); }
    /// Queries how many events each of the games has; their rows are locked.
    Statement question() const;
    /// Keeps those whose events come next; the others must be made as single changes.
    void keep_next(sql::Cursor& answer);
    bool contains(std::size_t change) const {
        return change < contains_.size() && contains_[change];
    }
    /// Adds the events of the remaining changes.
    Statement insertion() const;

  private:
    std::span<const store::Change> changes_;
    std::vector<std::size_t> chosen_; ///< indexes of changes
    std::vector<bool> contains_;
};

} // namespace postgres
