#pragma once

#include <cstdint>

namespace words {

/// Whose rules a sentence is about, where the two games speak differently.
enum class Rules : std::uint8_t { stackchess, chess };

} // namespace words
