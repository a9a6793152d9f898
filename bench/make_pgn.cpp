// Writes random chess games as PGN to standard output: make_pgn MEGABYTES [SEED]. The same
// arguments give the same file on every machine.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "../tests/record/random_record.hpp"
#include "chess/position.hpp"
#include "record/pgn_writer.hpp"

namespace {

/// Games as in databases: about forty moves, some comments, glyphs and short variations.
constexpr random_record::Style usual{
    .most_plies = 160, .most_depth = 3, .comments = 20, .nags = 30, .variations = 6};

bool write_games(std::size_t bytes, std::uint64_t seed) {
    random_record::Maker maker(seed, usual);
    std::string text;
    for (std::size_t written = 0; written < bytes; written += text.size()) {
        text.clear();
        while (text.size() < 65536) record::append_pgn(text, maker.make(chess::Position::start()));
        if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) return false;
    }
    return std::fflush(stdout) == 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2 || argc > 3) {
        std::fputs("usage: make_pgn MEGABYTES [SEED]\n", stderr);
        return 2;
    }
    const std::size_t megabytes = std::strtoul(argv[1], nullptr, 10);
    const std::uint64_t seed = argc == 3 ? std::strtoull(argv[2], nullptr, 10) : 1;
    return write_games(megabytes * 1'000'000, seed) ? 0 : 1;
}
