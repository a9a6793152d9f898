#pragma once

#include <string_view>

#include "store/outcome.hpp"

/// What PostgreSQL means by the five signs of an error (SQLSTATE).
namespace postgres {

/// What a connection that is lost has for a state.
inline constexpr std::string_view lost_state = "08006";

// Our own.
inline constexpr std::string_view in_use_state = "STCK1";
inline constexpr std::string_view newer_state = "STCK2";
inline constexpr std::string_view missing_state = "STCK3";

store::Fault fault_of(std::string_view state);
/// Something else is in the place of what was to be written.
bool is_constraint(std::string_view state);
/// Others were in the way, and the same transaction may succeed at once.
bool is_passing(std::string_view state);

} // namespace postgres
