#include "chess/movegen.hpp"
#include "chess/position.hpp"

namespace chess {
namespace {

/// Whether a pawn may make this move, ignoring its king and the kind of the move.
bool is_pawn_move(const Board& board, Color us, Square from, Square to, bool two_steps) {
    const Bits occupied = board.occupied();
    const Square ahead = from + forward(us);
    if (two_steps)
        return has(rank_bits_for(us, 1), from) && to == ahead + forward(us) &&
               ((bit(ahead) | bit(to)) & occupied) == 0;
    if (to == ahead) return !has(occupied, to);
    return has(pawn_attacks(us, bit(from)) & board.of(~us), to);
}

bool is_legal_castling(const Position& position, Castling castling) {
    const Board& board = position.board();
    if (!has(position.castling() & rank_bits_for(position.turn(), 0), castling.rook)) return false;
    return (castling.empty_path() & board.occupied()) == 0 &&
           attacked_on_the_way(board, position.turn(), castling) == 0;
}

} // namespace

bool Position::is_legal(Move move) const {
    const Board& board = state_.board;
    const Color us = turn();
    const Square from = move.from();
    const Square to = move.to();
    const Bits own = board.of(us);
    if (!has(own, from)) return false;
    const Role role = board.role_at(from);
    const MoveKind kind = move.kind();

    if (kind == MoveKind::castling)
        return role == Role::king && is_legal_castling(*this, {from, to});
    if (kind == MoveKind::en_passant)
        return role == Role::pawn && en_passant() == to && has(pawn_attacks(us, bit(from)), to) &&
               keeps_king_safe(board, us, from, to, bit(to - forward(us)));
    if (role == Role::pawn) {
        const bool promotes = move.promotion() != Role::none;
        const bool two_steps = kind == MoveKind::double_step;
        return (promotes || two_steps || kind == MoveKind::plain) &&
               promotes == has(rank_bits_for(us, 7), to) &&
               is_pawn_move(board, us, from, to, two_steps) &&
               keeps_king_safe(board, us, from, to, bit(to));
    }
    if (kind != MoveKind::plain || has(own, to)) return false;
    if (!has(open_reach(role, from), to) || (between(from, to) & board.occupied()) != 0)
        return false;
    return keeps_king_safe(board, us, from, to, bit(to));
}

namespace {

/// The rook that a king moving from `from` to `to` on its first rank means to castle with, if any.
std::optional<Square> castling_rook(const Position& position, Color us, Square from, Square to) {
    const Bits home = rank_bits_for(us, 0);
    if (!has(home, from) || !has(home, to)) return std::nullopt;
    const Board& board = position.board();
    const bool is_far = from - to > 1 || to - from > 1;
    if (has(board.rooks() & board.of(us), to) && (is_far || has(position.castling(), to)))
        return to;
    const bool is_short = file_of(to) == 6 && from < to;
    const bool is_long = file_of(to) == 2 && from > to;
    if (!is_far || !(is_short || is_long)) return std::nullopt;
    const Square corner = square_at(is_short ? 7 : 0, rank_of(from));
    const Bits rooks = position.castling() & span(from, corner);
    return rooks == 0 ? corner : core::lowest(rooks);
}

} // namespace

Move Position::intended(Square from, Square to, Role promotion) const {
    if (promotion != Role::none) return Move::promotion(from, to, promotion);
    const Piece piece = state_.board.at(from);
    if (piece.role == Role::pawn) {
        if (to - from == 2 * forward(piece.color)) return {from, to, MoveKind::double_step};
        if (en_passant() == to && has(pawn_attacks(piece.color, bit(from)), to))
            return {from, to, MoveKind::en_passant};
    }
    if (piece.role == Role::king)
        if (const auto rook = castling_rook(*this, piece.color, from, to))
            return {from, *rook, MoveKind::castling};
    return {from, to};
}

Square Position::target(Move move) {
    if (move.kind() != MoveKind::castling) return move.to();
    return Castling{move.from(), move.to()}.king_target();
}

std::optional<Square> Position::captured(Move move) const {
    if (move.kind() == MoveKind::en_passant) return move.to() - forward(turn());
    if (move.kind() == MoveKind::castling || !has(state_.board.occupied(), move.to()))
        return std::nullopt;
    return move.to();
}

} // namespace chess
