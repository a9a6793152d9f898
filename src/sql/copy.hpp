#pragma once

#include "sql/connection.hpp"

namespace sql {

/// Copies all rows of all tables from one database to another, except news, which nobody needs any
/// more. After an error, which either connection remembers, the copy must be rolled back.
void copy_tables(Connection& from, Connection& to);

} // namespace sql
