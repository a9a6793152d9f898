// A Monte Carlo player over UCI, for measurements: reference_uct [SEED]

#include <cstdlib>
#include <iostream>

#include "opponents/players.hpp"

int main(int argc, char** argv) {
    const std::uint64_t seed = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
    opponents::serve_uci(std::cin, std::cout, "reference uct", opponents::uct_player(seed));
}
