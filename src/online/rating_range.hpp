#pragma once

#include <optional>
#include <string_view>

#include "wire/from_client.hpp"

namespace online {

/// A range of ratings as typed: `1400-1800`, `1400-` (at least), `-1800` (at most). Nothing for
/// anything else, or if the second is less than the first.
std::optional<wire::RatingRange> read_range(std::string_view text);

} // namespace online
