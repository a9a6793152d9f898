#pragma once

#include <string>
#include <string_view>

namespace wasm {

/// Forced wins as a page shows them. Answers `LANGUAGE NUMBER` (from 0 on), then on separate lines
/// the moves of the winning side so far and an act: `play MOVE`, `try SQUARE COUNT SQUARE`, `hint`,
/// `solve` or nothing. The answer has the board as in `tried_line_json`, the moves of the winning
/// side (`found`), whether the act was `right`, and a `remark` on it.
std::string wins_answer(std::string_view text);

} // namespace wasm
