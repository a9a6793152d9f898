#pragma once

#include <string>
#include <string_view>

namespace wasm {

/// Answers `LANGUAGE RULES`, then on separate lines a position as text (empty: the usual start) and
/// perhaps a change: `place SQUARE LETTER`, `remove SQUARE` (the top piece),
/// `move SQUARE SQUARE`, `clear SQUARE`, `clear`, `start`, `start knights`, `unmoved SQUARE yes`,
/// `turn SIDE`, `size NUMBER`, `promotion yes`, `castling SIDE WING yes`, `passed SQUARE` (or
/// `none`), `number NUMBER` or `quiet NUMBER`.
/// The answer is the position after it: its `text`, its `moment`, what may be chosen, and as
/// `problem` why it cannot be played; `error` says why the position cannot be read.
std::string edit_answer(std::string_view text);

} // namespace wasm
