#pragma once

#include <optional>
#include <string_view>

#include "wire/from_client.hpp"

namespace online {

/// The ratings that somebody types: `1400-1800`, `1400-` (at least), `-1800` (at most). Nothing for
/// anything else, and where the second is less than the first.
std::optional<wire::RatingRange> read_range(std::string_view text);

} // namespace online
