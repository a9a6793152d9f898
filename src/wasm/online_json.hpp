#pragma once

#include <vector>

#include "online/client.hpp"
#include "wasm/json.hpp"
#include "words/language.hpp"

namespace wasm {

/// All that a page shows of a server: the line, who one is there, the lobby, and what the game has
/// besides its board.
json::Value online_json(words::Voice voice, const online::Client& client);

/// What has happened there, as events of a report.
std::vector<json::Object> online_events(words::Voice voice,
                                        std::vector<online::ClientEvent> events);

/// What is to be done with the line: `open` after some milliseconds, `send` a text, or `close`.
std::vector<json::Object> line_orders(const std::vector<online::LineOrder>& orders);

} // namespace wasm
