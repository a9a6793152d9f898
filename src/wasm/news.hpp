#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "room/server.hpp"
#include "wasm/json.hpp"

namespace wasm {

/// What a server says of a game, from lines such as `moved 3 2a2a4`, `refused SENTENCE`, `offered
/// draw white`, `declined takeback`, `took_back 4`, `clocks 291400 288020 yes` and `ended
/// resignation white`; nothing for any other.
std::optional<room::News> read_news(std::string_view text);

/// What people here want, to be sent: `kind` and what belongs to it, as the protocol calls it.
json::Value request_json(const room::Request& request);

} // namespace wasm
