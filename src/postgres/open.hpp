#pragma once

#include "postgres/connection.hpp"
#include "sql/sql_store.hpp"
#include "store/library.hpp"

namespace postgres {

/// The options for a connection to it.
ConnectOptions connect_options(const store::OpenOptions& options);

/// Opens the database that `options.database` is the address of.
sql::OpenResult open(const store::OpenOptions& options);

} // namespace postgres
