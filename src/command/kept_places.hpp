#pragma once

#include <optional>

#include "command/console.hpp"
#include "core/result.hpp"
#include "play/places.hpp"

namespace command {

/// Where games and profiles are kept; nothing where the environment names no folder for them. A
/// variable that names a file is complained about.
core::Result<std::optional<play::Places>, Complaint> kept_places(const Console& console);

} // namespace command
