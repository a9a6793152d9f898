#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "uci/told_game.hpp"

namespace uci {

/// The number of ways to play `depth` moves from here, for each first move, in byte order; nothing
/// if `is_stopped`, which is called now and then, returns true.
std::optional<std::vector<std::pair<std::string, std::uint64_t>>>
divided(const ToldGame& game, int depth, const std::function<bool()>& is_stopped);

} // namespace uci
