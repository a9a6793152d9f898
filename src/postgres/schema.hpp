#pragma once

#include "postgres/connection.hpp"

namespace postgres {

/// Keeps all others from changing anything but the course of games until the transaction ends.
inline constexpr const char* lock_all =
    "SELECT pg_advisory_xact_lock(1400136555, to_regnamespace(current_schema())::oid::int)";

/// Makes sure that the tables are there, as this version of the program needs them. Tables of a
/// later version stay as they are if they serve this one too. Where there are none, they are made
/// only if `creates`.
void bring_up_to_date(Connection& connection, bool creates);

} // namespace postgres
