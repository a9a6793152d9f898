#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace learn {

struct GamesOrder {
    std::vector<std::string> boards; ///< all of one game and size
    std::string output;
    std::uint64_t nodes = 700;
    std::uint64_t games = 0;
    int seconds = 0;
    int threads = 1;
    std::uint64_t seed = 1;
    int wild = 0;
    int uneven = 0;
    std::string network;
};

struct PositionsOrder {
    std::string board;
    std::vector<std::string> games;
    std::string output;
};

struct CheckOrder {
    std::string network;
    std::string positions;
    std::string scores;
};

struct MarginsOrder {
    std::string board;
    std::string network;
    std::uint64_t pairs = 5'000;
    std::uint64_t nodes = 2'000;
    std::uint64_t check_pairs = 500;
    std::uint64_t check_nodes = 10'000;
    double rate = 0.005;
    int uneven = 0;
    int threads = 1;
    std::uint64_t seed = 1;
};

// Each reports on standard output what was done, and returns what went wrong, or an empty string.

std::string make_games(const GamesOrder& order);
std::string make_positions(const PositionsOrder& order);
std::string fit_margins(const MarginsOrder& order);
std::string check(const CheckOrder& order);

} // namespace learn
