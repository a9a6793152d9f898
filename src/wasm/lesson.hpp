#pragma once

#include <string>
#include <string_view>

namespace wasm {

/// A lesson in five steps, each a position in which one move has to be found. Answers `LANGUAGE
/// STEP`, the step counted from 0, then on lines of their own the move that was played, if any, and
/// perhaps `try SQUARE COUNT SQUARE`: the game as `tried_line_json` has it, with `title`, `text`,
/// `steps`, whether the step is `done`, and `remark` what is to be said of the move.
std::string lesson_answer(std::string_view text);

} // namespace wasm
