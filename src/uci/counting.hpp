#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "uci/told_game.hpp"

namespace uci {

/// The ways to play `depth` moves from here, by the first of them, in byte order; nothing if
/// `is_stopped`, which is asked now and then, says so.
std::optional<std::vector<std::pair<std::string, std::uint64_t>>>
divided(const ToldGame& game, int depth, const std::function<bool()>& is_stopped);

} // namespace uci
