#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sql/cursor.hpp"

namespace postgres {

/// The values of a statement as PostgreSQL reads them from a text; nothing is null there.
using Parameters = std::vector<std::optional<std::string>>;

Parameters written(std::span<const sql::Value> values);

} // namespace postgres
