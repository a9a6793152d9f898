#include "naive/chess_board.hpp"

namespace naive {
namespace {

using game::RefusalKind;

/// Whether the piece moves this way on an empty board, capturing or not.
bool goes_so(const Setup& setup, const ChessMove& move) {
    Setup alone;
    put(alone, move.from, at(setup, move.from));
    if (attacks(alone, move.from, move.to)) return true;
    if (at(setup, move.from).role != Role::pawn || file(move.from) != file(move.to)) return false;
    const int steps = (rank(move.to) - rank(move.from)) * forward(setup.turn);
    return steps == 1 || steps == 2;
}

bool is_straight(const ChessMove& move) { return file(move.from) == file(move.to); }

/// The first occupied square between both ends, or `to` if there is none.
Square first_in_the_way(const Setup& setup, const ChessMove& move) {
    Square found = move.to;
    all_between(move.from, move.to, [&](Square square) {
        if (!is_empty(setup, square)) found = square;
        return found == move.to;
    });
    return found;
}

bool is_true_of_pawn(const Setup& setup, const ChessMove& move, const game::Refusal& refusal) {
    const bool reaches_end = rank(move.to) == last_rank(setup.turn);
    const int steps = (rank(move.to) - rank(move.from)) * forward(setup.turn);
    switch (refusal.kind) {
    case RefusalKind::pawn_has_moved:
        return is_straight(move) && steps == 2 &&
               rank(move.from) != home_rank(setup.turn) + forward(setup.turn);
    case RefusalKind::pawn_captures_diagonally:
        return is_straight(move) && holds(setup, move.to, ~setup.turn);
    case RefusalKind::pawn_needs_capture:
        return attacks(setup, move.from, move.to) && is_empty(setup, move.to) &&
               setup.en_passant != move.to;
    case RefusalKind::promotion_missing: return reaches_end && move.promotion == Role::none;
    case RefusalKind::promotion_impossible:
        return !reaches_end && refusal.piece == Piece{setup.turn, move.promotion};
    default: return false;
    }
}

/// Whether a square is one that castling passes or reaches, and is attacked once king and rook have
/// left theirs.
bool is_attacked_on_the_way(const Setup& setup, const ChessMove& move, Square square) {
    Setup left = setup;
    put(left, move.from, {});
    put(left, move.to, {});
    const Square target = king_target(move);
    const bool passed = square == target || !all_between(move.from, target, [&](Square between) {
                            return between != square;
                        });
    return passed && is_attacked(left, square, ~setup.turn);
}

bool is_true_of_castling(const Setup& setup, const ChessMove& move, const game::Refusal& refusal) {
    const Square square = chess::to_square(refusal.square);
    const bool has_right = (setup.castling >> move.to & 1) != 0 && takes_own_rook(setup, move);
    if (refusal.kind == RefusalKind::castling_no_right)
        return at(setup, move.from).role == Role::king && !has_right;
    if (!has_right) return false;
    switch (refusal.kind) {
    case RefusalKind::castling_in_check: return is_in_check(setup, setup.turn);
    case RefusalKind::castling_attacked: return is_attacked_on_the_way(setup, move, square);
    case RefusalKind::castling_blocked: {
        // Emptying that square must change something, otherwise it was not in the way.
        const auto ways_free = [&](const Setup& here) {
            return std::pair(is_free_to_castle(here, move, move.from, king_target(move)),
                             is_free_to_castle(here, move, move.to, rook_target(move)));
        };
        Setup only_this = setup;
        for (Square other = 0; other < 64; ++other)
            if (other != move.from && other != move.to && other != square)
                put(only_this, other, {});
        return !is_empty(setup, square) && ways_free(only_this) != std::pair(true, true);
    }
    default: return false;
    }
}

} // namespace

bool is_true(const Setup& setup, const ChessMove& move, const game::Refusal& refusal) {
    const Square square = chess::to_square(refusal.square);
    const bool own = holds(setup, move.from, setup.turn);
    switch (refusal.kind) {
    case RefusalKind::none: return is_legal(setup, move);
    case RefusalKind::no_piece: return square == move.from && is_empty(setup, square);
    case RefusalKind::not_yours: return square == move.from && holds(setup, square, ~setup.turn);
    case RefusalKind::same_square: return square == move.from && square == move.to;
    case RefusalKind::own_piece_there: return square == move.to && holds(setup, square, setup.turn);
    case RefusalKind::role_cannot:
        return own && refusal.piece == at(setup, move.from) && !goes_so(setup, move);
    case RefusalKind::blocked:
        return own && at(setup, move.from).role != Role::knight && goes_so(setup, move) &&
               square != move.to && square == first_in_the_way(setup, move);
    case RefusalKind::king_in_check:
        return own && is_possible(setup, move) && is_in_check(made(setup, move), setup.turn);
    case RefusalKind::castling_no_right:
    case RefusalKind::castling_in_check:
    case RefusalKind::castling_attacked:
    case RefusalKind::castling_blocked: return own && is_true_of_castling(setup, move, refusal);
    default:
        if (at(setup, move.from).role == Role::pawn)
            return own && is_true_of_pawn(setup, move, refusal);
        return own && refusal.kind == RefusalKind::promotion_impossible &&
               refusal.piece == Piece{setup.turn, move.promotion};
    }
}

} // namespace naive
