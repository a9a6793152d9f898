#pragma once

#include <string>

#include "command/console.hpp"
#include "core/result.hpp"

namespace command {

/// Asks for a new password for an account: at a terminal twice, without showing it; elsewhere it is
/// the first line of the input. A weak one is refused.
core::Result<std::string, Complaint> new_password(const Console& console, const std::string& name);

} // namespace command
