#pragma once

#include <string>
#include <string_view>

namespace wasm {

/// Forced wins as a page shows them. Asked with `LANGUAGE NUMBER` (from 0 on), then on lines of
/// their own the moves of the side that wins so far and what is done: `play MOVE`, `try SQUARE
/// COUNT SQUARE`, `hint`, `solve` or nothing. Answers with the board as `tried_line_json` does,
/// the moves of the side that wins (`found`), whether what was done was `right`, and what is said
/// of it.
std::string wins_answer(std::string_view text);

} // namespace wasm
