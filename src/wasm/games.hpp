#pragma once

#include <string>
#include <string_view>

namespace wasm {

/// Answers `LANGUAGE RULES NUMBER` and, on the next lines, any text: a position (of `RULES` where
/// it could be of either game), or games in PGN with moves in any notation. The answer names all
/// `games`, and has the one of that number, counted from 0, as `game`: its `rules`, its `start`,
/// its moves as `nodes` (each with its parent's place, from the start at -1), the text of its
/// `pgn`, and the `problems` that were found. `error` says why there is none.
std::string games_answer(std::string_view text);

} // namespace wasm
