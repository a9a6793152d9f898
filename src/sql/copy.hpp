#pragma once

#include "sql/connection.hpp"

namespace sql {

/// Copies all rows of all tables from one database to another, except news: nobody has been waiting
/// for those. After an error, which either connection remembers, what was copied has to be undone.
void copy_tables(Connection& from, Connection& to);

} // namespace sql
