// Writes stackchess.txt: starting positions and middlegame positions with tall mixed stacks, with
// the counts of the naive rules. It does not use the fast ones; see README.md.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "common/random_play.hpp"
#include "core/random.hpp"
#include "naive/stackchess.hpp"
#include "perft/data.hpp"
#include "stackchess/setup.hpp"

namespace {

using core::Color;
using core::Coord;
using core::Role;
using stackchess::Setup;
using stackchess::Stack;

constexpr int sizes[] = {4, 5, 6, 7, 8, 9, 12, 26};
constexpr int games_tried = 12;

/// How many error-prone features a stack has.
int interest(const Setup& setup, Coord square) {
    const Stack& stack = setup.at(square);
    if (stack.empty()) return 0;
    const auto has = [&](Role role) {
        return std::any_of(stack.begin(), stack.end(),
                           [&](core::Piece piece) { return piece.role == role; });
    };
    int roles = 0;
    for (const Role role : core::all_roles) roles += has(role);
    const bool white = stack.front().color == Color::white;
    const int height = std::min(static_cast<int>(stack.size()), 5);
    const int to_go = white ? setup.size - 1 - square.rank : square.rank;
    const int first_rank = white ? 1 : setup.size - 2;
    const bool flagged = square.rank == first_rank &&
                         (setup.unmoved[core::index(stack.front().color)] >> square.file & 1) != 0;
    int points = roles > 1 ? height * height : 0;
    if (flagged && height > 1) points += 6;
    if (has(Role::knight) && height > 1) points += 6;
    if (has(Role::pawn) && to_go == 1) points += 10;
    return points;
}

int interest(const Setup& setup) {
    int points = 0;
    for (int rank = 0; rank < setup.size; ++rank)
        for (int file = 0; file < setup.size; ++file)
            points +=
                interest(setup, {static_cast<std::int8_t>(file), static_cast<std::int8_t>(rank)});
    return points;
}

/// The most interesting position of a random game in which `turn` is to move.
Setup best_of_game(Setup setup, Color turn, core::Random& random) {
    Setup best = setup;
    int most = -1;
    const int plies = 12 * setup.size;
    for (int ply = 0; ply < plies && !naive::outcome(setup).is_over(); ++ply) {
        const auto moves = naive::moves(setup);
        setup = naive::after(setup, moves[common::choose(setup, moves, random)]);
        if (setup.turn != turn || naive::outcome(setup).is_over() || interest(setup) <= most)
            continue;
        best = setup;
        most = interest(setup);
    }
    return best;
}

Setup mid_game(const Setup& start, Color turn, core::Random& random) {
    Setup best = start;
    for (int game = 0; game < games_tried; ++game) {
        const Setup candidate = best_of_game(start, turn, random);
        if (game == 0 || interest(candidate) > interest(best)) best = candidate;
    }
    return best;
}

void print(const Setup& setup, std::uint64_t leaves) {
    perft::Entry entry{0, stackchess::to_text(setup), {naive::perft(setup, 1)}};
    // The next depth is tried if multiplying by the same factor stays within the limit.
    while (entry.leaves.back() * entry.leaves[0] <= leaves)
        entry.leaves.push_back(naive::perft(setup, static_cast<int>(entry.leaves.size()) + 1));
    std::puts(perft::to_text(entry).c_str());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("usage: make_stackchess LEAVES\n", stderr);
        return 2;
    }
    const auto leaves = std::strtoull(argv[1], nullptr, 10);
    core::Random random(2);
    for (const int size : sizes) {
        for (const bool knights : {false, true}) {
            std::printf("\n# %d x %d%s\n", size, size, knights ? " with knights" : "");
            const Setup start = stackchess::start_setup({size, knights, true});
            print(start, leaves);
            print(mid_game(start, Color::white, random), leaves);
            print(mid_game(start, Color::black, random), leaves);
            print(mid_game(start, Color::black, random), leaves);
            print(mid_game(stackchess::start_setup({size, knights, false}), Color::white, random),
                  leaves);
        }
    }
}
