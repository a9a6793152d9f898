#pragma once

#include <span>
#include <vector>

#include "postgres/connection.hpp"
#include "store/change.hpp"

namespace postgres {

/// Statements that lock all rows on which these changes depend and which several programs might
/// change at the same time, always in the same order, so that there are no deadlocks.
std::vector<Statement> row_locks(std::span<const store::Change> changes);

} // namespace postgres
