#pragma once

#include <string>
#include <string_view>

namespace wasm {

/// Puzzles as a page shows them. Both are asked with `LANGUAGE SIZE HELPED`, then on lines of their
/// own the squares so far and what is done: `press SQUARE`, `hint`, `step`, `solve`, `back`,
/// `clear` or nothing. They answer with the squares after it and what is to be shown and said.
std::string queens_answer(std::string_view text);
std::string tour_answer(std::string_view text);

} // namespace wasm
