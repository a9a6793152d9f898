#include "engine/chess_scale.hpp"

#include <algorithm>
#include <cstdlib>

#include "chess/attacks.hpp"
#include "core/bits.hpp"

namespace engine {
namespace {

using chess::Bits;
using chess::Board;
using chess::Square;
using core::Color;

constexpr int dead_scale = 1;
constexpr int pawnless_scale = 8;

int distance(Square a, Square b) {
    return std::max(std::abs(chess::file_of(a) - chess::file_of(b)),
                    std::abs(chess::rank_of(a) - chess::rank_of(b)));
}

/// Pieces but pawns and king, counted so that a minor piece is 3.
int strength(const Board& board, Bits own) {
    return 3 * core::count(own & (board.knights() | board.bishops())) +
           5 * core::count(own & board.rooks()) + 9 * core::count(own & board.queens());
}

/// A side without pawns needs more than a minor piece to spare.
int without_pawns(const Board& board, Bits own, Bits enemies) {
    const int mine = strength(board, own);
    const int spare = mine - strength(board, enemies);
    const bool has_knights_only = (own & ~board.kings() & ~board.knights()) == 0;
    if (mine <= 3 || (has_knights_only && mine == 6 && spare == 6)) return dead_scale;
    return spare <= 3 ? pawnless_scale : whole_scale;
}

/// Pawns of one edge file alone do not win against a king before them, unless a bishop guards the
/// last square.
bool is_cornered(const chess::Position& position, Color ahead, Bits own, Bits pawns) {
    const Board& board = position.board();
    const bool is_left = (pawns & ~chess::file_a) == 0;
    const bool is_right = (pawns & ~chess::file_h) == 0;
    if (!is_left && !is_right) return false;
    const Bits others = own & ~pawns & ~board.kings();
    if ((others & ~board.bishops()) != 0) return false;
    const Square goal = chess::square_at(is_left ? 0 : 7, chess::rank_for(ahead, 7));
    const bool is_light = core::has(chess::light_squares, goal);
    if ((others & (is_light ? chess::light_squares : ~chess::light_squares)) != 0) return false;
    return distance(position.king(~ahead), goal) <= 1;
}

/// Bishops on squares of different colours, one each.
bool has_opposite_bishops(const Board& board) {
    const Bits bishops = board.bishops();
    const Bits white = bishops & board.white;
    const Bits black = bishops & ~board.white;
    if (white == 0 || black == 0 || core::has_several(white) || core::has_several(black))
        return false;
    return ((white & chess::light_squares) != 0) != ((black & chess::light_squares) != 0);
}

} // namespace

int chess_scale(const chess::Position& position, Color ahead) {
    const Board& board = position.board();
    const Bits own = board.of(ahead);
    const Bits enemies = board.of(~ahead);
    const Bits pawns = own & board.pawns();
    if (pawns == 0) return without_pawns(board, own, enemies);
    if (is_cornered(position, ahead, own, pawns)) return dead_scale;
    if (has_opposite_bishops(board)) {
        const Bits others = board.knights() | board.rooks() | board.queens();
        return others == 0 ? std::min(16 + 4 * core::count(pawns), whole_scale) : 50;
    }
    return whole_scale;
}

} // namespace engine
