#pragma once

#include <optional>

#include "command/console.hpp"
#include "core/result.hpp"
#include "keep/places.hpp"

namespace command {

/// Where games and profiles are kept; nothing if the environment names no folder for them.
/// Complains about a variable that names a file.
core::Result<std::optional<keep::Places>, Complaint> kept_places(const Console& console);

} // namespace command
