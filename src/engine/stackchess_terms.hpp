#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/piece.hpp"
#include "stackchess/gait.hpp"

/// What the evaluation of Stackchess looks at: each term is a place in the table of weights. What
/// comes in several kinds takes several places in a row.
namespace engine::stackchess_terms {

inline constexpr int tallest = 5;    ///< groups of this many pieces and more count alike
inline constexpr int roles = 6;      ///< from the pawn to the king
inline constexpr int steps = 8;      ///< as many and more to promotion count alike
inline constexpr int few = 4;        ///< a side with at most this many pieces is near its end
inline constexpr int hunted = 3;     ///< as many or fewer are hunted
inline constexpr int hunters = 5;    ///< by this many or more
inline constexpr int free_moves = 5; ///< who has fewer may soon have none
inline constexpr int zones = 4;      ///< from the own edge to the enemy's
inline constexpr int edges = 3;      ///< files from the nearer edge, this many and more
inline constexpr int gait_kinds = 7;

inline constexpr int material = 0;                          ///< by role
inline constexpr int buried = material + roles;             ///< cannot go with those above it
inline constexpr int pawn_way_free = buried + roles;        ///< by steps to promotion
inline constexpr int pawn_way_held = pawn_way_free + steps; ///< an enemy stands before it
inline constexpr int groups = pawn_way_held + steps;        ///< largest of a stack, by size, gait
inline constexpr int places = groups + (tallest - 1) * gait_kinds; ///< by height, zone and file
inline constexpr int moves = places + 3 * zones * edges;           ///< by size of the group
inline constexpr int safe_squares = moves + tallest;   ///< reached by it, and none larger is
inline constexpr int escapes = safe_squares + tallest; ///< of a side with two to so few pieces
inline constexpr int lead = escapes + few - 1;         ///< the largest group, by one, by more
inline constexpr int threats = lead + 2;               ///< see `threat`
inline constexpr int dominance = threats + 12;         ///< for a hundredth of what there is
inline constexpr int chase = dominance + 1;            ///< steps to a last enemy, of groups
inline constexpr int grip = chase + 1;   ///< safe squares that the hunted lack to be at ease
inline constexpr int cramped = grip + 1; ///< moves that a weak enemy lacks to be free
inline constexpr int tempo = cramped + 1;
inline constexpr int count = tempo + 1;

constexpr int role_index(core::Role role) { return static_cast<int>(core::index(role)) - 1; }
constexpr int steps_index(int steps_left) { return std::clamp(steps_left, 1, steps) - 1; }
constexpr int size_index(int size) { return std::min(size, tallest) - 1; }

/// Gaits that are much the same count alike.
inline constexpr std::array<int, stackchess::gait_count> kinds_of_gaits{0, 1, 2, 3, 4, 4,
                                                                        4, 5, 5, 5, 5, 5};

/// A group of two and more by how many go together and how; one that cannot is of one.
constexpr int group(int size, stackchess::Gait gait, bool leaps) {
    const int kind = kinds_of_gaits[static_cast<std::size_t>(gait)];
    return groups + (size_index(size) - 1) * gait_kinds + (kind == 0 && leaps ? 6 : kind);
}

/// Where a stack stands: `rank` counts from the owner's side.
constexpr int zone(int file, int rank, int size) {
    const int edge = std::min({file, size - 1 - file, edges - 1});
    return rank * zones / size * edges + edge;
}

/// A stack by its height and its `zone`.
constexpr int place(int height, int zone) {
    const int tall = std::min(height, 3) - 1;
    return places + tall * zones * edges + zone;
}

/// A stack that can be taken, by whether it is the attacker's turn, whether it is guarded, and
/// whether it is the most valuable one, the next or another.
constexpr int threat(bool is_turn, bool is_guarded, int order) {
    return threats + (is_turn ? 0 : 6) + (is_guarded ? 3 : 0) + std::min(order, 2);
}

} // namespace engine::stackchess_terms
