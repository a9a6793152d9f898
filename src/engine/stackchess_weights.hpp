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

/// For each move of one, two, three and more pieces on a 6×6 board: moves of groups are those that
/// can capture.
inline constexpr std::array<int, 5> mobility{0, 3, 4, 4, 3};
inline constexpr int mobility_size = 6;

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
