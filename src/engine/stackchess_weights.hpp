#pragma once

#include <array>
#include <cstddef>

#include "core/piece.hpp"
#include "engine/stackchess_terms.hpp"
#include "engine/term_weight.hpp"

namespace engine::stackchess_weights {

/// What the terms of `stackchess_terms` are worth, as found by `bench/tune`: a line is a row of
/// what is counted.
// clang-format off
inline constexpr auto table = std::to_array<TermWeight>({
    // material: pawn, knight, bishop, rook, queen, king
    {117, 101}, {320, 297}, {245, 262}, {342, 349}, {601, 588}, {200, 211},
    // the same under pieces that they cannot go with
    {-9, -10}, {-16, -20}, {-16, -25}, {-24, -25}, {-33, -40}, {-14, -15},
    // pawns by steps to promotion, the way free
    {195, 179}, {111, 98}, {50, 48}, {23, 28},
    {11, 14}, {-9, 4}, {2, 3}, {0, 0},
    // pawns by steps to promotion, an enemy before them
    {98, 96}, {55, 50}, {32, 30}, {22, 15},
    {3, 4}, {-6, 2}, {1, 2}, {0, 0},
    // largest group of a stack by size: none, queen, rook, bishop, king, pawn, leap
    {0, 0}, {48, 32}, {24, 6}, {3, 7}, {4, 7}, {-1, 1}, {8, -11},
    {0, 0}, {37, 33}, {32, 30}, {12, 8}, {9, 11}, {-6, 1}, {20, 10},
    {0, 0}, {23, 18}, {26, 32}, {14, 16}, {17, 18}, {-9, 5}, {11, 5},
    {0, 0}, {20, 20}, {14, 13}, {8, 9}, {12, 12}, {7, 8}, {10, 10},
    // places: stacks of one, two, more, each by zone, from the edge file
    {2, 2}, {-10, 3}, {-4, -11},
    {-9, -2}, {-19, 0}, {-23, -2},
    {-7, 1}, {-14, -1}, {-12, 3},
    {8, -1}, {0, -4}, {3, 1},
    {10, -4}, {-2, 1}, {3, -3},
    {0, -4}, {0, -4}, {-12, -3},
    {0, -3}, {0, -8}, {-10, -7},
    {8, -1}, {-2, -3}, {-6, -6},
    {5, 1}, {-2, -3}, {-14, 2},
    {9, 5}, {-3, -2}, {-6, -4},
    {3, 5}, {-1, -2}, {-2, -2},
    {9, 3}, {8, 2}, {8, -2},
    // moves by size of the group
    {5, 0}, {6, -6}, {7, -8}, {9, -4}, {4, 2},
    // safe squares reached by size of the group
    {2, -4}, {6, 3}, {13, -2}, {8, -6}, {-1, -1},
    // safe squares of a side with two pieces, three, four
    {-3, 5}, {-3, 7}, {-1, 5},
    // the largest group of the board, by one, by more
    {11, 29}, {11, 26},
    // threats of the side to move, then of the other, against unguarded and guarded: first, second, others
    {32, -9}, {19, 5}, {3, 1},
    {4, 1}, {1, 1}, {0, 0},
    {20, -5}, {41, 18}, {21, 20},
    {3, 3}, {21, 21}, {20, 20},
    // dominance
    {-14, -13},
    // steps of a chase
    {0, -12},
    // safe squares that the hunted lack
    {40, 40},
    // moves that a weak enemy lacks
    {-120, -120},
    // tempo
    {19, -4},
});
// clang-format on

static_assert(table.size() == static_cast<std::size_t>(stackchess_terms::count));

/// What pieces are worth when they are taken, by role.
inline constexpr auto material = [] {
    std::array<int, core::role_count> values{};
    for (const core::Role role : core::all_roles) {
        const TermWeight weight = table[static_cast<std::size_t>(
            stackchess_terms::material + stackchess_terms::role_index(role))];
        values[core::index(role)] = weight.at(1, 2);
    }
    return values;
}();

} // namespace engine::stackchess_weights
