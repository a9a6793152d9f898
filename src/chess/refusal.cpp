#include "game/refusal.hpp"
#include <bit>

#include "chess/movegen.hpp"
#include "chess/position.hpp"

namespace chess {
namespace {

using game::Refusal;
using game::RefusalKind;

Refusal refuse(RefusalKind kind) { return {.kind = kind}; }
Refusal refuse(RefusalKind kind, Square square) {
    return {.kind = kind, .square = to_coord(square)};
}
Refusal refuse(RefusalKind kind, Piece piece) { return {.kind = kind, .piece = piece}; }

/// The member nearest to `square` of a non-empty set of squares on one line.
Square nearest(Bits set, Square square) {
    const Bits above = set & ~(bit(square) - 1);
    return above != 0 ? core::lowest(above) : 63 - std::countl_zero(set);
}

Refusal castling_refusal(const Position& position, Castling castling) {
    const Board& board = position.board();
    if (!has(position.castling() & rank_bits_for(position.turn(), 0), castling.rook))
        return refuse(RefusalKind::castling_no_right);
    if (const Bits obstacles = castling.empty_path() & board.occupied(); obstacles != 0)
        return refuse(RefusalKind::castling_blocked, nearest(obstacles, castling.king));
    if (position.in_check()) return refuse(RefusalKind::castling_in_check);

    const Bits attacked = attacked_on_the_way(board, position.turn(), castling);
    const Bits passed = attacked & ~bit(castling.king);
    return refuse(RefusalKind::castling_attacked,
                  passed != 0 ? nearest(passed, castling.king) : castling.king_target());
}

/// Why a pawn cannot make this move, ignoring its king; none if it can.
Refusal pawn_refusal(const Position& position, Move move) {
    const Color us = position.turn();
    const Square from = move.from();
    const Square to = move.to();
    const Square ahead = from + forward(us);
    const Bits occupied = position.board().occupied();
    if (to == ahead || to == ahead + forward(us)) {
        if (to != ahead && !has(rank_bits_for(us, 1), from))
            return refuse(RefusalKind::pawn_has_moved);
        if (to != ahead && has(occupied, ahead)) return refuse(RefusalKind::blocked, ahead);
        if (has(occupied, to)) return refuse(RefusalKind::pawn_captures_diagonally);
    } else if (!has(pawn_attacks(us, bit(from)), to)) {
        return refuse(RefusalKind::role_cannot, Piece{us, Role::pawn});
    } else if (!has(occupied, to) && position.en_passant() != to) {
        return refuse(RefusalKind::pawn_needs_capture);
    }
    const bool promotes = move.promotion() != Role::none;
    const bool arrives = has(rank_bits_for(us, 7), to);
    if (arrives && !promotes) return refuse(RefusalKind::promotion_missing);
    if (!arrives && promotes)
        return refuse(RefusalKind::promotion_impossible, Piece{us, move.promotion()});
    return {};
}

/// The same for any other piece.
Refusal piece_refusal(const Board& board, Piece piece, Move move) {
    if (move.promotion() != Role::none)
        return refuse(RefusalKind::promotion_impossible, Piece{piece.color, move.promotion()});
    const Square from = move.from();
    const Square to = move.to();
    if (has(reach(piece.role, from, board.occupied()), to)) return {};
    if (!has(reach(piece.role, from, 0), to)) return refuse(RefusalKind::role_cannot, piece);
    return refuse(RefusalKind::blocked, nearest(between(from, to) & board.occupied(), from));
}

} // namespace

Refusal Position::refusal(Move move) const {
    if (is_legal(move)) return {};
    const Board& board = state_.board;
    const Square from = move.from();
    const Square to = move.to();
    const Piece piece = board.at(from);
    if (piece.role == Role::none) return refuse(RefusalKind::no_piece, from);
    if (piece.color != turn()) return refuse(RefusalKind::not_yours, from);
    if (from == to) return refuse(RefusalKind::same_square, from);
    if (move.kind() == MoveKind::castling && piece.role == Role::king &&
        has(rank_bits_for(turn(), 0) & rank_bits(rank_of(from)), to))
        return castling_refusal(*this, {from, to});
    if (intended(from, to, move.promotion()) != move) return refuse(RefusalKind::not_a_move);
    if (has(board.of(turn()), to)) return refuse(RefusalKind::own_piece_there, to);

    const Refusal by_piece =
        piece.role == Role::pawn ? pawn_refusal(*this, move) : piece_refusal(board, piece, move);
    if (by_piece.kind != RefusalKind::none) return by_piece;
    return refuse(RefusalKind::king_in_check, piece);
}

} // namespace chess
