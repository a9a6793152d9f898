#pragma once

#include <span>
#include <vector>

#include "postgres/connection.hpp"
#include "store/change.hpp"

namespace postgres {

/// Statements that lock all rows that several programs might change at once and that these changes
/// depend on, always in the same order, so that nobody waits for somebody who waits.
std::vector<Statement> row_locks(std::span<const store::Change> changes);

} // namespace postgres
