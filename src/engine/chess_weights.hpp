#pragma once

#include <array>

#include "core/piece.hpp"
#include "engine/weight.hpp"

/// What the evaluation of chess is made of. Tables by role begin with `Role::none`; ranks count
/// from the owner's side, files from the edge to the middle.
namespace engine::chess_weights {

using ByRole = std::array<Weight, core::role_count>;
using ByRank = std::array<Weight, 8>;
using ByFile = std::array<Weight, 4>;

inline constexpr ByRole material{{
    {0, 0},
    {85, 110},
    {330, 315},
    {345, 330},
    {475, 535},
    {980, 970},
    {0, 0},
}};

/// How much each role counts towards a full board.
inline constexpr std::array<int, core::role_count> fullness{0, 0, 1, 1, 2, 4, 0};
inline constexpr int most_fullness = 24;

/// Where pieces stand: a part for the rank and a part for the file.
inline constexpr std::array<ByRank, core::role_count> ranks{{
    {},
    {{{0, 0}, {-4, -2}, {-2, 0}, {6, 4}, {12, 14}, {22, 30}, {40, 55}, {0, 0}}},
    {{{-24, -20}, {-8, -8}, {4, 2}, {12, 10}, {18, 12}, {18, 6}, {4, -6}, {-20, -20}}},
    {{{-12, -8}, {4, -2}, {7, 3}, {6, 5}, {6, 5}, {4, 3}, {-4, 0}, {-10, -6}}},
    {{{-2, -2}, {-8, -4}, {-8, -2}, {-5, 2}, {0, 4}, {4, 6}, {14, 10}, {6, 6}}},
    {{{-4, -22}, {2, -10}, {3, 2}, {2, 10}, {0, 14}, {0, 12}, {-4, 8}, {0, 0}}},
    {{{18, -34}, {0, -12}, {-30, 4}, {-48, 14}, {-58, 20}, {-58, 20}, {-58, 10}, {-58, -12}}},
}};
inline constexpr std::array<ByFile, core::role_count> files{{
    {},
    {{{-8, 2}, {-3, 1}, {2, 0}, {11, -2}}},
    {{{-24, -18}, {-8, -6}, {6, 4}, {13, 10}}},
    {{{-4, -6}, {3, 0}, {2, 2}, {3, 4}}},
    {{{-6, 0}, {-2, 0}, {3, 0}, {6, 0}}},
    {{{-4, -12}, {0, -2}, {2, 6}, {2, 10}}},
    {{{16, -20}, {24, -4}, {-4, 8}, {-14, 14}}},
}};

/// For each square a piece may go to that no enemy pawn guards, above or below the usual number.
inline constexpr ByRole mobility{{{}, {}, {4, 4}, {4, 5}, {2, 4}, {1, 3}, {}}};
inline constexpr std::array<int, core::role_count> usual_mobility{0, 0, 4, 6, 7, 13, 0};

inline constexpr Weight bishop_pair{25, 45};
inline constexpr Weight rook_on_open_file{22, 8};
inline constexpr Weight rook_on_half_open_file{10, 6};

inline constexpr Weight doubled_pawn{-8, -18};
inline constexpr Weight isolated_pawn{-10, -12};
inline constexpr Weight connected_pawn{7, 5};
inline constexpr ByRank passed_pawn{
    {{0, 0}, {2, 8}, {4, 12}, {10, 26}, {26, 52}, {50, 92}, {80, 140}, {0, 0}}};
/// For each step that a king is away from the square before a passed pawn, by the pawn's rank.
inline constexpr ByRank own_king_away{
    {{0, 0}, {0, 0}, {0, 0}, {0, -3}, {0, -6}, {0, -8}, {0, -9}, {0, 0}}};
inline constexpr ByRank enemy_king_away{
    {{0, 0}, {0, 0}, {0, 0}, {0, 4}, {0, 9}, {0, 14}, {0, 18}, {0, 0}}};

/// The shelter of a king: for each file beside it, a pawn one or two steps before it, none of its
/// own, or none at all.
inline constexpr Weight near_shield{12, 0};
inline constexpr Weight far_shield{6, 0};
inline constexpr Weight no_shield{-14, 0};
inline constexpr Weight open_file_to_king{-12, 0};

/// What a piece adds to the danger of the king for each square beside it that it attacks. The
/// danger grows with the square of the sum.
inline constexpr std::array<int, core::role_count> attack{0, 0, 2, 2, 3, 4, 0};
inline constexpr int danger_divisor = 6;
inline constexpr int most_danger = 400;

/// Against a lone king: for each step it is from the middle, and for each step between the kings.
inline constexpr int lone_king_from_middle = 12;
inline constexpr int kings_apart = -6;

inline constexpr int tempo = 12;

} // namespace engine::chess_weights
