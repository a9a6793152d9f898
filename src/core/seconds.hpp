#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace core {

/// Reads seconds, `most` at most, with up to three decimals behind a point or a comma.
std::optional<std::chrono::milliseconds> read_seconds(std::string_view text,
                                                      std::chrono::seconds most);

} // namespace core
