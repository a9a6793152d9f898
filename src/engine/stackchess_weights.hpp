#pragma once

#include <array>
#include <cstddef>

#include "core/piece.hpp"
#include "engine/stackchess_terms.hpp"
#include "engine/weight.hpp"

namespace engine::stackchess_weights {

/// What the terms of `stackchess_terms` are worth, as found by `bench/tune`: a line is a row of
/// what is counted.
// clang-format off
inline constexpr auto table = std::to_array<Weight>({
    // material: pawn, knight, bishop, rook, queen, king
    {100, 100}, {330, 330}, {260, 260}, {350, 350}, {620, 620}, {220, 220},
    // the same under pieces that they cannot go with
    {-8, -8}, {-25, -25}, {-20, -20}, {-25, -25}, {-40, -40}, {-15, -15},
    // pawns by steps to promotion, the way free
    {170, 170}, {90, 90}, {50, 50}, {25, 25},
    {12, 12}, {6, 6}, {3, 3}, {0, 0},
    // pawns by steps to promotion, an enemy before them
    {102, 102}, {54, 54}, {30, 30}, {15, 15},
    {7, 7}, {4, 4}, {2, 2}, {0, 0},
    // largest group of a stack by size: none, queen, rook, bishop, king, pawn, leap
    {0, 0}, {25, 25}, {18, 18}, {12, 12}, {12, 12}, {6, 6}, {12, 12},
    {0, 0}, {30, 30}, {22, 22}, {14, 14}, {14, 14}, {7, 7}, {14, 14},
    {0, 0}, {25, 25}, {18, 18}, {12, 12}, {12, 12}, {6, 6}, {12, 12},
    {0, 0}, {20, 20}, {14, 14}, {10, 10}, {10, 10}, {5, 5}, {10, 10},
    // places: stacks of one, two, more, each by zone, from the edge file
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    // moves by size of the group
    {1, 1}, {3, 3}, {3, 3}, {2, 2}, {2, 2},
    // safe squares reached by size of the group
    {3, 3}, {2, 2}, {1, 1}, {1, 1}, {1, 1},
    // safe squares of a side with few pieces
    {14, 14}, {8, 8}, {6, 6}, {4, 4},
    // the largest group of the board, by one, by more
    {8, 8}, {16, 16},
    // threats of the side to move, against unguarded and guarded: first, second, others
    {0, 0}, {0, 0}, {0, 0},
    {0, 0}, {0, 0}, {0, 0},
    {10, 10}, {25, 25}, {20, 20},
    {10, 10}, {25, 25}, {20, 20},
    // dominance, steps of a chase, tempo
    {4, 4}, {0, -4}, {15, 15},
});
// clang-format on

static_assert(table.size() == static_cast<std::size_t>(stackchess_terms::count));

/// What pieces are worth when they are taken, by role.
inline constexpr auto material = [] {
    std::array<int, core::role_count> values{};
    for (const core::Role role : core::all_roles) {
        const Weight weight = table[static_cast<std::size_t>(stackchess_terms::material +
                                                             stackchess_terms::role_index(role))];
        values[core::index(role)] = weight.at(1, 2);
    }
    return values;
}();

} // namespace engine::stackchess_weights
