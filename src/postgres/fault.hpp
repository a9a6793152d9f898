#pragma once

#include <string_view>

#include "store/outcome.hpp"

/// The meaning of PostgreSQL's error codes of five characters (SQLSTATE).
namespace postgres {

/// The state for a lost connection.
inline constexpr std::string_view lost_state = "08006";

// Our own states.
inline constexpr std::string_view in_use_state = "STCK1";
inline constexpr std::string_view newer_state = "STCK2";
inline constexpr std::string_view missing_state = "STCK3";

store::StoreFault fault_of(std::string_view state);
/// A conflict: the key exists with other values.
bool is_constraint(std::string_view state);
/// A conflict with other transactions: the same one may succeed if it is repeated at once.
bool is_passing(std::string_view state);

} // namespace postgres
