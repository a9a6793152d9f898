#pragma once

#include <string>
#include <string_view>

namespace wasm {

/// Puzzles as a page shows them. Both answer `LANGUAGE SIZE HELPED`, then on separate lines the
/// squares so far and an act: `press SQUARE`, `hint`, `step`, `solve`, `back`, `clear` or nothing.
/// The answer has the squares after it, what is marked, and all texts to show.
std::string queens_answer(std::string_view text);
std::string tour_answer(std::string_view text);

} // namespace wasm
