#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/piece.hpp"

namespace stackchess {

using core::Role;

/// How a group of pieces moves together, apart from jumps: the moves that all its members can make.
/// Any group has one of these eleven gaits, or none.
enum class Gait : std::uint8_t {
    none,
    queen,
    rook,
    bishop,
    king,
    orthogonal_step, ///< king with rook
    diagonal_step,   ///< king with bishop
    pawn,            ///< one forward onto no enemy, or capture diagonally forward
    fresh_pawn,      ///< the same, or two forward
    advance,         ///< one forward onto no enemy: pawn with rook
    fresh_advance,   ///< one or two forward onto no enemy
    strike,          ///< capture diagonally forward: pawn with bishop
};

inline constexpr std::size_t gait_count = 12;

namespace gait_detail {

/// The kinds of step that make up a gait.
enum StepKind : unsigned {
    forward = 1,           ///< one forward, onto no enemy
    forward_capture = 2,   ///< one forward, onto an enemy
    sideways_or_back = 4,  ///< one orthogonally otherwise
    two_forward = 8,       ///< two forward, onto no enemy
    orthogonal_far = 16,   ///< any farther orthogonal step
    diagonal_forward = 32, ///< one diagonally forward, onto no enemy
    diagonal_capture = 64, ///< one diagonally forward, onto an enemy
    diagonal_back = 128,   ///< one diagonally backward
    diagonal_far = 256,    ///< any farther diagonal step
};

inline constexpr unsigned one_orthogonal = forward | forward_capture | sideways_or_back;
inline constexpr unsigned one_diagonal = diagonal_forward | diagonal_capture | diagonal_back;
inline constexpr unsigned any_orthogonal = one_orthogonal | two_forward | orthogonal_far;
inline constexpr unsigned any_diagonal = one_diagonal | diagonal_far;

inline constexpr std::array<unsigned, gait_count> steps{
    0,
    any_orthogonal | any_diagonal,
    any_orthogonal,
    any_diagonal,
    one_orthogonal | one_diagonal,
    one_orthogonal,
    one_diagonal,
    forward | diagonal_capture,
    forward | two_forward | diagonal_capture,
    forward,
    forward | two_forward,
    diagonal_capture,
};

using MeetTable = std::array<std::array<Gait, gait_count>, gait_count>;

constexpr MeetTable meets() {
    MeetTable table{};
    for (std::size_t a = 0; a < gait_count; ++a)
        for (std::size_t b = 0; b < gait_count; ++b)
            for (std::size_t common = 0; common < gait_count; ++common)
                if (steps[common] == (steps[a] & steps[b])) table[a][b] = static_cast<Gait>(common);
    return table;
}

inline constexpr MeetTable meet_table = meets();

/// By role; except pawns that have never moved.
inline constexpr std::array<Gait, core::role_count> of_roles{
    Gait::none, Gait::pawn, Gait::none, Gait::bishop, Gait::rook, Gait::queen, Gait::king};

constexpr bool is_closed() {
    for (std::size_t a = 0; a < gait_count; ++a)
        for (std::size_t b = 0; b < gait_count; ++b)
            if (steps[static_cast<std::size_t>(meet_table[a][b])] != (steps[a] & steps[b]))
                return false;
    return true;
}
static_assert(is_closed(), "what two gaits have in common must be a gait");

} // namespace gait_detail

/// What two gaits have in common.
constexpr Gait meet(Gait a, Gait b) {
    return gait_detail::meet_table[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

/// How one piece moves; a knight only jumps. `fresh` means a pawn that has never moved.
constexpr Gait gait_of(Role role, bool fresh) {
    return fresh ? Gait::fresh_pawn : gait_detail::of_roles[core::index(role)];
}

} // namespace stackchess
