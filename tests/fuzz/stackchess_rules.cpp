// The bytes choose a board, a set-up position or the start, and then move after move.

#include "common/random_setup.hpp"
#include "fuzz/rules.hpp"

void fuzz::check(Input input) {
    const std::uint8_t choice = input.byte();
    // Mostly the boards of one word; one in 64 may be any.
    const int board = choice % 64 == 63 ? 4 + input.byte() % 23 : 4 + choice % 5;
    core::Random random = fuzz::seeded(input);
    const auto setup = choice >= 128
                           ? common::random_stackchess(board, random)
                           : stackchess::start_setup({board, choice % 2 == 0, (choice & 64) == 0});
    const auto played = stackchess::with_position(setup, [&](const auto& position) {
        fuzz::check_game(position, input, random);
        return true;
    });
    fuzz::require(played.has_value(), "the setup is playable");
}
