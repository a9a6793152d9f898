#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sql/cursor.hpp"

namespace postgres {

/// The values of a statement in PostgreSQL's text format; nothing means null.
using Parameters = std::vector<std::optional<std::string>>;

Parameters written(std::span<const sql::Value> values);

} // namespace postgres
