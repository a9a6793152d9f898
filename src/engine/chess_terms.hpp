#pragma once

#include "chess/square.hpp"
#include "core/piece.hpp"

/// What the evaluation of chess looks at: each term is a place in the table of weights. Ranks count
/// from the owner's side, files from the nearer edge to the middle; what comes in several kinds
/// takes several places in a row.
namespace engine::chess_terms {

inline constexpr int ranks = 8;
inline constexpr int files = 4;
inline constexpr int danger_steps = 40;

inline constexpr int material = 0;          ///< by role, from the pawn to the queen
inline constexpr int places = material + 5; ///< by role, rank and file
inline constexpr int mobility = places + 6 * ranks * files;
inline constexpr int knight_moves = mobility; ///< by the number of safe squares
inline constexpr int bishop_moves = knight_moves + 9;
inline constexpr int rook_moves = bishop_moves + 14;
inline constexpr int queen_moves = rook_moves + 15;
inline constexpr int bishop_pair = queen_moves + 28;
inline constexpr int bishop_blocked = bishop_pair + 1;     ///< for each own pawn on its colour
inline constexpr int outpost = bishop_blocked + 1;         ///< of a knight, of a bishop
inline constexpr int sheltered_minor = outpost + 2;        ///< a pawn stands before it
inline constexpr int rook_half_open = sheltered_minor + 1; ///< no own pawn on the file
inline constexpr int rook_open = rook_half_open + 1;       ///< no pawn at all
inline constexpr int threat_by_pawn = rook_open + 1;       ///< by the role of the victim, from the
                                                           ///< pawn to the queen, as the next ones
inline constexpr int threat_by_minor = threat_by_pawn + 5;
inline constexpr int threat_by_rook = threat_by_minor + 5;
inline constexpr int threat_by_king = threat_by_rook + 5;
inline constexpr int hanging = threat_by_king + 1; ///< attacked and not guarded
inline constexpr int push_threat = hanging + 1;    ///< a pawn that can attack it next
inline constexpr int space = push_threat + 1;      ///< a safe square behind own pawns
inline constexpr int isolated = space + 1;         ///< shielded by an enemy pawn, or not
inline constexpr int backward = isolated + 2;      ///< the same
inline constexpr int doubled = backward + 2;
inline constexpr int supported = doubled + 1;                 ///< by a pawn behind, by rank
inline constexpr int phalanx = supported + ranks;             ///< a pawn beside, by rank
inline constexpr int candidate = phalanx + ranks;             ///< may become passed, by rank
inline constexpr int passed = candidate + ranks;              ///< by rank, as the next ones
inline constexpr int passed_guarded = passed + ranks;         ///< by a pawn
inline constexpr int passed_stopped = passed_guarded + ranks; ///< a piece stands before it
inline constexpr int passed_safe_step = passed_stopped + ranks;
inline constexpr int passed_free_way = passed_safe_step + ranks;
inline constexpr int passed_own_king = passed_free_way + ranks; ///< for each step between
inline constexpr int passed_enemy_king = passed_own_king + ranks;
inline constexpr int unstoppable = passed_enemy_king + ranks;
inline constexpr int shelter = unstoppable + 1;             ///< by file and rank of the pawn
inline constexpr int storm = shelter + files * ranks;       ///< the same of enemy pawns
inline constexpr int blocked_storm = storm + files * ranks; ///< by rank
inline constexpr int danger = blocked_storm + ranks;        ///< by how much attacks the enemy king
inline constexpr int lone_king_from_middle = danger + danger_steps; ///< of the enemy, by step
inline constexpr int lone_king_distance = lone_king_from_middle + 1;
inline constexpr int lone_king_corner = lone_king_distance + 1; ///< for bishop and knight
inline constexpr int tempo = lone_king_corner + 1;
inline constexpr int count = tempo + 1;

constexpr int material_of(core::Role role) {
    return material + static_cast<int>(core::index(role)) - 1;
}

/// For a piece of white; one of black stands on the mirrored square.
constexpr int place_of(core::Role role, chess::Square square) {
    const int file = chess::file_of(square);
    return places + (static_cast<int>(core::index(role)) - 1) * ranks * files +
           chess::rank_of(square) * files + (file < files ? file : 7 - file);
}

} // namespace engine::chess_terms
