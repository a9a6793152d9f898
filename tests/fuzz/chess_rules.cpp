// The bytes select the start, one of Chess960 or a custom position, and then move after move.

#include "common/random_setup.hpp"
#include "fuzz/rules.hpp"

void fuzz::check(Input input) {
    const std::uint8_t choice = input.byte();
    core::Random random = fuzz::seeded(input);
    chess::Setup setup = chess::start_setup();
    if (choice >= 128)
        setup = common::random_chess(random);
    else if (choice >= 64)
        setup = chess::chess960_setup(static_cast<int>(random.below(960)));
    fuzz::check_game(*chess::Position::from(setup), input, random);
}
