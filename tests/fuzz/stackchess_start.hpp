#pragma once

#include "common/random_setup.hpp"
#include "fuzz/rules.hpp"

namespace fuzz {

/// The start of a game with any options, or a custom position.
inline stackchess::Setup stackchess_start(int size, std::uint8_t choice, core::Random& random) {
    if (choice >= 128) return common::random_stackchess(size, random);
    return stackchess::start_setup({size, (choice & 32) == 0, (choice & 64) == 0});
}

} // namespace fuzz
