#pragma once

#include <vector>

#include "online/client.hpp"
#include "wasm/json.hpp"
#include "words/language.hpp"

namespace wasm {

/// Everything that a page shows of a server: the line, the person's name there, the lobby, and the
/// game except for its board.
json::Value online_json(words::Voice voice, const online::Client& client);

/// Events at a server, as events of a report.
std::vector<json::Object> online_events(words::Voice voice,
                                        std::vector<online::ClientEvent> events);

/// What the page must do with the line: `open` it after some milliseconds, `send` a text, or
/// `close` it.
std::vector<json::Object> line_orders(const std::vector<online::LineOrder>& orders);

} // namespace wasm
