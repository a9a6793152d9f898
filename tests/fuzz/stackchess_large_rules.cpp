// The same on the board for any size: mostly small ones, which are fast, and one in 64 of any size.

#include "fuzz/stackchess_start.hpp"

void fuzz::check(Input input) {
    const std::uint8_t choice = input.byte();
    core::Random random = seeded(input);
    const int size =
        random.below(64) == 0 ? 4 + static_cast<int>(random.below(23)) : 4 + choice % 6;
    const auto setup = stackchess_start(size, choice, random);
    check_game(*stackchess::LargePosition::from(setup), input, random);
}
