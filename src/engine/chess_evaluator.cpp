#include "engine/chess_evaluator.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "chess/attacks.hpp"
#include "core/bits.hpp"
#include "engine/chess_weights.hpp"

namespace engine {
namespace {

namespace weights = chess_weights;
using chess::Bits;
using chess::Board;
using chess::file_of;
using chess::Square;
using core::Color;
using core::Role;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// The file counted from the nearer edge.
int file_from_edge(Square square) { return std::min(file_of(square), 7 - file_of(square)); }

/// Steps of a king between two squares.
int distance(Square a, Square b) {
    return std::max(std::abs(file_of(a) - file_of(b)),
                    std::abs(chess::rank_of(a) - chess::rank_of(b)));
}

/// All that lies before these squares on their files, as `color` looks.
Bits ahead(Color color, Bits set) {
    for (const int shift : {8, 16, 32}) set |= color == Color::white ? set << shift : set >> shift;
    return color == Color::white ? set << 8 : set >> 8;
}

Bits beside(Bits set) { return (set & ~chess::file_a) >> 1 | (set & ~chess::file_h) << 1; }

using PlaceTable = std::array<std::array<Weight, 64>, core::role_count>;

/// Material and place together, as white sees the board.
constexpr PlaceTable place_table = [] {
    PlaceTable table{};
    for (const Role role : core::all_roles)
        for (Square square = 0; square < 64; ++square) {
            const std::size_t i = core::index(role);
            const auto rank = static_cast<std::size_t>(chess::rank_of(square));
            const auto file = static_cast<std::size_t>(file_of(square) < 4 ? file_of(square)
                                                                           : 7 - file_of(square));
            table[i][static_cast<std::size_t>(square)] =
                weights::material[i] + weights::ranks[i][rank] + weights::files[i][file];
        }
    return table;
}();

/// One side of a board, in the words of the evaluation.
class Side {
  public:
    Side(const chess::Position& position, Color color)
        : board_(position.board()), color_(color), own_(board_.of(color)),
          enemies_(board_.of(~color)), pawns_(own_ & board_.pawns()),
          enemy_pawns_(enemies_ & board_.pawns()), king_(position.king(color)),
          enemy_king_(position.king(~color)) {}

    Weight worth() const {
        Weight sum = pieces() + pawns() + shelter();
        if (core::has_several(own_ & board_.bishops())) sum += weights::bishop_pair;
        if (enemies_ == core::bit(enemy_king_)) sum.empty += hunt();
        return sum;
    }

    int fullness() const {
        int sum = 0;
        for (const Role role : core::all_roles)
            sum += weights::fullness[core::index(role)] * core::count(own_ & board_.of(role));
        return sum;
    }

    /// Whether it has no pawns and so little more than the other side that it cannot hope to mate.
    bool is_too_weak(int own_fullness, int enemy_fullness) const {
        return pawns_ == 0 && own_fullness - enemy_fullness <= 1;
    }

  private:
    int rank(Square square) const { return chess::rank_for(color_, chess::rank_of(square)); }

    /// Material, places, mobility, and the danger to the enemy king.
    Weight pieces() const {
        const Bits free = ~own_ & ~chess::pawn_attacks(~color_, enemy_pawns_);
        const Bits ring = chess::king_steps(enemy_king_);
        Weight sum;
        int danger = 0;
        int attackers = 0;
        for (const Square square : core::Members{own_}) {
            const Role role = board_.role_at(square);
            const std::size_t i = core::index(role);
            sum += place_table[i][at(color_ == Color::white ? square : square ^ 56)];
            if (role == Role::pawn || role == Role::king) continue;
            const Bits reach = chess::reach(role, square, board_.occupied());
            sum += weights::mobility[i] * (core::count(reach & free) - weights::usual_mobility[i]);
            if ((reach & ring) != 0) {
                ++attackers;
                danger += weights::attack[i] * core::count(reach & ring);
            }
            if (role == Role::rook) sum += rook_file(square);
        }
        if (attackers > 1)
            sum.full += std::min(danger * danger / weights::danger_divisor, weights::most_danger);
        return sum;
    }

    Weight rook_file(Square square) const {
        const Bits file = chess::file_bits(file_of(square));
        if ((file & pawns_) != 0) return {};
        return (file & enemy_pawns_) != 0 ? weights::rook_on_half_open_file
                                          : weights::rook_on_open_file;
    }

    Weight pawns() const {
        Weight sum;
        const Bits guarded = chess::pawn_attacks(color_, pawns_) | beside(pawns_);
        sum += weights::connected_pawn * core::count(pawns_ & guarded);
        sum += weights::doubled_pawn * core::count(pawns_ & ahead(color_, pawns_));
        for (const Square square : core::Members{pawns_}) {
            const Bits file = chess::file_bits(file_of(square));
            if ((beside(file) & pawns_) == 0) sum += weights::isolated_pawn;
            const Bits way = ahead(color_, core::bit(square));
            if (((way | beside(way)) & enemy_pawns_) == 0 && (way & pawns_) == 0)
                sum += passed_pawn(square);
        }
        return sum;
    }

    Weight passed_pawn(Square square) const {
        const std::size_t i = at(rank(square));
        const Square before = square + chess::forward(color_);
        return weights::passed_pawn[i] + weights::own_king_away[i] * distance(king_, before) +
               weights::enemy_king_away[i] * distance(enemy_king_, before);
    }

    Weight shelter() const {
        Weight sum;
        const int middle = std::clamp(file_of(king_), 1, 6);
        for (int file = middle - 1; file <= middle + 1; ++file) {
            const Bits squares = chess::file_bits(file);
            const Bits before = ahead(color_, chess::rank_bits(chess::rank_of(king_))) & squares;
            if ((before & pawns_) == 0) {
                sum += weights::no_shield;
                if ((squares & enemy_pawns_) == 0) sum += weights::open_file_to_king;
                continue;
            }
            const Square first = color_ == Color::white ? core::lowest(before & pawns_)
                                                        : 63 - std::countl_zero(before & pawns_);
            const int steps = rank(first) - rank(king_);
            if (steps == 1) sum += weights::near_shield;
            if (steps == 2) sum += weights::far_shield;
        }
        return sum;
    }

    /// Drives a lone king to the edge and brings the own one near.
    int hunt() const {
        const int rank_here = chess::rank_of(enemy_king_);
        const int from_middle =
            3 - file_from_edge(enemy_king_) + 3 - std::min(rank_here, 7 - rank_here);
        return weights::lone_king_from_middle * from_middle +
               weights::kings_apart * distance(king_, enemy_king_);
    }

    const Board& board_;
    Color color_;
    Bits own_;
    Bits enemies_;
    Bits pawns_;
    Bits enemy_pawns_;
    Square king_;
    Square enemy_king_;
};

} // namespace

search::Score ChessEvaluator::evaluate(const chess::Position& position) const {
    const Side own(position, position.turn());
    const Side enemy(position, ~position.turn());
    const int own_fullness = own.fullness();
    const int enemy_fullness = enemy.fullness();
    const int fullness = std::min(own_fullness + enemy_fullness, weights::most_fullness);
    const int score =
        (own.worth() - enemy.worth()).at(fullness, weights::most_fullness) + weights::tempo;
    const bool is_drawish = score > 0 ? own.is_too_weak(own_fullness, enemy_fullness)
                                      : enemy.is_too_weak(enemy_fullness, own_fullness);
    return is_drawish ? score / 8 : score;
}

} // namespace engine
