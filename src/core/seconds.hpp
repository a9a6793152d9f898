#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace core {

/// Reads a number of seconds, at most `most`, with up to three decimals after a point or a comma.
std::optional<std::chrono::milliseconds> read_seconds(std::string_view text,
                                                      std::chrono::seconds most);

} // namespace core
