#pragma once

#include <cstddef>
#include <span>

#include "postgres/connection.hpp"

namespace postgres {

/// Prevents all others from changing anything but the events of games until the transaction ends.
inline constexpr const char* lock_all =
    "SELECT pg_advisory_xact_lock(1400136555, to_regnamespace(current_schema())::oid::int)";

/// The statements that lead from one version of the tables to the next: the first from nothing to
/// version 1. Steps are only ever added.
std::span<const char* const> schema_steps();
/// The oldest version whose programs can use the tables. A later step keeps everything that those
/// programs read, and requires nothing that they do not write.
inline constexpr std::size_t oldest_served = 1;

/// Makes sure that the tables exist as this version of the program needs them. Tables of a later
/// version stay unchanged if this version can use them. Missing tables are created only if
/// `creates`.
void bring_up_to_date(Connection& connection, bool creates);

} // namespace postgres
