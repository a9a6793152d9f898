#pragma once

#include <array>
#include <cstddef>
#include <string_view>

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

/// A part of the table with its name, for whoever writes it, and how many weights make a line.
struct Section {
    std::string_view name;
    int first;
    int row;
};

inline constexpr auto sections = std::to_array<Section>({
    {"material: pawn, knight, bishop, rook, queen", material, 5},
    {"places: pawn, knight, bishop, rook, queen, king, each by rank, from the edge file", places,
     files},
    {"moves of a knight", knight_moves, 5},
    {"moves of a bishop", bishop_moves, 5},
    {"moves of a rook", rook_moves, 5},
    {"moves of a queen", queen_moves, 5},
    {"bishop pair, own pawns on the bishop's colour", bishop_pair, 2},
    {"outposts of knight and bishop, a minor piece behind a pawn", outpost, 3},
    {"rook on a half open file, on an open file", rook_half_open, 2},
    {"threats by pawns", threat_by_pawn, 5},
    {"threats by knights and bishops", threat_by_minor, 5},
    {"threats by rooks", threat_by_rook, 5},
    {"threats by the king, hanging pieces, threats of a pawn's step, space", threat_by_king, 4},
    {"isolated pawns, backward pawns, both also on half open files, doubled pawns", isolated, 5},
    {"supported pawns", supported, 4},
    {"pawns side by side", phalanx, 4},
    {"candidates", candidate, 4},
    {"passed pawns", passed, 4},
    {"passed pawns guarded by pawns", passed_guarded, 4},
    {"passed pawns that are stopped", passed_stopped, 4},
    {"passed pawns with a safe step", passed_safe_step, 4},
    {"passed pawns with a free way", passed_free_way, 4},
    {"steps from the own king to passed pawns", passed_own_king, 4},
    {"steps from the enemy king to passed pawns", passed_enemy_king, 4},
    {"passed pawns that nobody can stop", unstoppable, 1},
    {"shelter of the king, by file and rank", shelter, 4},
    {"storm against the king, by file and rank", storm, 4},
    {"blocked storm", blocked_storm, 4},
    {"danger of the king", danger, 5},
    {"lone king: from the middle, steps between the kings, corner for bishop and knight",
     lone_king_from_middle, 3},
    {"tempo", tempo, 1},
});

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
