#pragma once

#include <string>
#include <string_view>

namespace wasm {

/// A lesson in five steps, each a position in which one move has to be found. Answers `LANGUAGE
/// STEP`, the step counted from 0, then on separate lines the move that was played, if any, and
/// perhaps `try SQUARE COUNT SQUARE`: with the game as in `tried_line_json`, and with `title`,
/// `text`, `steps`, whether the step is `done`, and a `remark` about the move.
std::string lesson_answer(std::string_view text);

} // namespace wasm
