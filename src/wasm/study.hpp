#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "session/session.hpp"
#include "wasm/json.hpp"
#include "words/language.hpp"

namespace wasm {

/// A game on a board where everything may be tried: where it begins, and the moves since.
struct Study {
    std::unique_ptr<session::Session> session;
    std::string start{};              ///< in writing
    std::vector<std::string> moves{}; ///< in coordinates
};

/// Reads a start, see wasm/agreement.hpp, and plays moves in any notation, up to the first that is
/// refused; the failure is a sentence.
core::Result<Study, std::string> read_study(words::Voice voice, std::string_view agreement,
                                            std::string_view moves);

/// The game as `game_json` has one between two people, with the task of thinking about it.
json::Object study_json(words::Voice voice, const Study& study);

/// Why what `try SQUARE COUNT SQUARE` says cannot be played; empty where it can.
std::string refusal_of(words::Voice voice, const session::Session& session, std::string_view tried);

/// Answers `LANGUAGE`, then on lines of their own the moves and perhaps `try SQUARE COUNT SQUARE`,
/// and after them what was agreed: the game, with `refusal` why that cannot be played, or `error`
/// why there is none.
std::string study_answer(std::string_view text);

} // namespace wasm
