#pragma once

#include <string>
#include <string_view>

namespace wasm {

/// Answers `LANGUAGE RULES`, then on lines of their own a position in writing (empty: the usual
/// start) and perhaps a change: `place SQUARE LETTER`, `remove SQUARE`, `clear`, `start`,
/// `turn SIDE`, `size NUMBER`, `promotion yes` or `castling SIDE WING yes`.
/// The answer is the position after it: its `text`, its `board`, what may be chosen, and why nobody
/// can play it as `problem`; `error` says why the position cannot be read.
std::string edit_answer(std::string_view text);

} // namespace wasm
