#pragma once

#include <array>

namespace core {

/// A step on a board: the number of files to the right and of ranks up.
struct Step {
    int files;
    int ranks;
};

inline constexpr std::array<Step, 4> rook_steps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
inline constexpr std::array<Step, 4> bishop_steps{{{1, 1}, {-1, -1}, {-1, 1}, {1, -1}}};
inline constexpr std::array<Step, 8> knight_leaps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

} // namespace core
