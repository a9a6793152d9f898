// Plain alpha-beta by material over UCI, for measurements: reference_plain --depth D [SEED]

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include "opponents/players.hpp"

int main(int argc, char** argv) {
    const int depth = argc > 2 && std::string_view(argv[1]) == "--depth" ? std::atoi(argv[2]) : 0;
    if (depth < 1) {
        std::fputs("usage: reference_plain --depth PLIES [SEED]\n", stderr);
        return 2;
    }
    const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
    opponents::serve_uci(std::cin, std::cout, "reference plain depth " + std::to_string(depth),
                         opponents::plain_player(depth, seed));
}
