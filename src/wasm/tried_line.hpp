#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "room/study.hpp"
#include "session/session.hpp"
#include "wasm/json.hpp"
#include "words/language.hpp"

/// A line of moves on a board for trying things out.
namespace wasm {

using TriedLine = std::unique_ptr<session::Session>;

/// Reads a start, see wasm/agreement.hpp, and plays moves in any notation, up to the first that is
/// refused; the failure is a sentence.
core::Result<TriedLine, std::string> read_tried_line(words::Voice voice, std::string_view agreement,
                                                     std::string_view moves);

/// An object whose `game` is the line, as in `game_json`.
json::Object tried_line_json(words::Voice voice, const session::Session& session);

/// Why the move in `try SQUARE COUNT SQUARE` cannot be played; empty if it can.
std::string refusal_of(words::Voice voice, const room::Study& study, std::string_view tried);
std::string refusal_of(words::Voice voice, const session::Session& session, std::string_view tried);

} // namespace wasm
