#pragma once

#include <array>

#include "core/piece.hpp"

/// What the evaluation of Stackchess is made of, in hundredths of a pawn.
namespace engine::stackchess_weights {

/// By role, beginning with `Role::none`. A piece is worth what it can do with others and how well
/// it escapes from them: knights carry anything, queens go along with everything.
inline constexpr std::array<int, core::role_count> material{0, 100, 330, 260, 350, 620, 220};

/// What a pawn adds by the number of its steps to promotion, where there is promotion.
inline constexpr std::array<int, 8> steps_to_promotion{0, 170, 90, 50, 25, 12, 6, 3};

/// For each move of one, two, three and more pieces on a 6×6 board, and once more if it ends where
/// nothing taller can take: moves of groups are those that can capture.
inline constexpr int tallest = 4;
inline constexpr std::array<int, tallest + 1> mobility{0, 1, 3, 3, 2};
inline constexpr std::array<int, tallest + 1> safe_mobility{0, 2, 1, 1, 1};
inline constexpr int mobility_size = 6;

/// How many times safe moves count for a side with so many pieces, this many and more.
inline constexpr std::array<int, 8> escape{1, 8, 5, 4, 3, 2, 2, 1};

/// The share of what the other side threatens to take, the most valuable stack and the next, that
/// counts as lost; for the side to move the search sees it.
inline constexpr int first_threat_divisor = 10;
inline constexpr int second_threat_divisor = 4;

/// How much the share of all material counts: who is ahead comes nearer to the end by every
/// capture.
inline constexpr int dominance = 400;

/// Who is ahead but can hardly capture what is left has little of it.
inline constexpr int harmless_divisor = 16;
inline constexpr int fugitive_divisor = 4;
/// A lone queen or rook escapes from so many pieces for ever.
inline constexpr int most_fled_from = 3;

inline constexpr int tempo = 15;

} // namespace engine::stackchess_weights
