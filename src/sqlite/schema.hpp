#pragma once

#include <span>

#include "sqlite/connection.hpp"

namespace sqlite {

/// The statements that lead from one version of the database to the next: the first from nothing
/// to version 1. Steps are only ever added.
std::span<const char* const> schema_steps();

/// How a database compares with ours.
enum class Age : std::uint8_t {
    same,
    older, ///< or new
    newer,
    foreign, ///< a database of another program
};

/// The state of a database; meaningless after an error.
Age age_of(Connection& connection, std::span<const char* const> steps = schema_steps());

/// Upgrades an older database, completely or not at all.
void bring_up_to_date(Connection& connection, std::span<const char* const> steps = schema_steps());

} // namespace sqlite
