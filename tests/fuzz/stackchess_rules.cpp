// The bytes select a board of at most 8×8, a custom position or the start, and then move after
// move.

#include "fuzz/stackchess_start.hpp"

void fuzz::check(Input input) {
    const std::uint8_t choice = input.byte();
    core::Random random = seeded(input);
    const auto setup = stackchess_start(4 + choice % 5, choice, random);
    check_game(*stackchess::SmallPosition::from(setup), input, random);
}
