#pragma once

#include <span>

#include "postgres/connection.hpp"
#include "store/change.hpp"

namespace postgres {

/// Locks all rows that several programs might change at once and that these changes depend on,
/// always in the same order, so that nobody waits for somebody who waits.
void lock_rows(Connection& connection, std::span<const store::Change> changes);

} // namespace postgres
