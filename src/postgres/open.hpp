#pragma once

#include "sql/sql_store.hpp"
#include "store/library.hpp"

namespace postgres {

/// Opens the database that `options.database` is the address of.
sql::OpenResult open(const store::OpenOptions& options);

} // namespace postgres
