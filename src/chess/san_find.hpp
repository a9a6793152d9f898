#pragma once

#include "chess/attacks.hpp"
#include "chess/movegen.hpp"
#include "chess/position.hpp"
#include "chess/san_text.hpp"

// The moves that a clue describes. What nearly every move of a record needs is inline always,
// because it costs little more than calls.

namespace chess {

/// The pawns that can move to `to`, if their king allows it: straight ahead onto an empty square,
/// or diagonally to capture, en passant too.
[[gnu::always_inline]] inline Bits pawn_origins(const Position& position, Square to) {
    const Board& board = position.board();
    const Color us = position.turn();
    const Bits pawns = board.pawns() & board.of(us);
    const Bits target = bit(to);
    const Bits passed = position.en_passant() ? bit(*position.en_passant()) : 0;
    if ((target & (board.of(~us) | passed)) != 0) return pawn_attacks(~us, target) & pawns;
    const auto back = [&](Bits set) { return us == Color::white ? set >> 8 : set << 8; };
    const Bits empty = ~board.occupied();
    const Bits near = back(target & empty);
    const Bits far = back(near & empty) & rank_bits_for(us, 1);
    return (near | far) & pawns;
}

/// The pieces that may go by a clue with a role; sliders also where something stands between.
[[gnu::always_inline]] inline Bits movers_of(const Position& position, const SanClue& clue) {
    const Board& board = position.board();
    const Bits own = board.of(position.turn());
    if (has(own, clue.to)) return 0;
    if (clue.role == Role::pawn) {
        const bool promotes = has(rank_bits_for(position.turn(), 7), clue.to);
        if (promotes != (clue.promotion != Role::none)) return 0;
        return pawn_origins(position, clue.to) & clue.origins;
    }
    if (clue.promotion != Role::none) return 0;
    return open_reach(clue.role, clue.to) & board.of(clue.role) & own & clue.origins;
}

/// The move of one of them; no move if it is not legal.
[[gnu::always_inline]] inline Move legal_move(const Position& position, const SanClue& clue,
                                              Square from) {
    const Board& board = position.board();
    const Color us = position.turn();
    const Square to = clue.to;
    if (clue.role != Role::pawn) {
        const bool is_open = (between(from, to) & board.occupied()) == 0;
        return is_open && keeps_king_safe(board, us, from, to, bit(to)) ? Move{from, to} : Move{};
    }
    const bool passes = position.en_passant() == to && file_of(from) != file_of(to);
    if (!keeps_king_safe(board, us, from, to, bit(passes ? to - forward(us) : to))) return {};
    if (clue.promotion != Role::none) return Move::promotion(from, to, clue.promotion);
    if (passes) return {from, to, MoveKind::en_passant};
    const bool is_double = to - from == 2 * forward(us);
    return {from, to, is_double ? MoveKind::double_step : MoveKind::plain};
}

/// The legal moves that a clue with a role describes: how many, and the last of them.
struct Found {
    int count = 0;
    Move move;
};

/// Takes a copy of the clue, so that callers which seldom need this can keep theirs in registers.
inline Found find_moves(const Position& position, SanClue clue) {
    Found found;
    for (const Square from : core::Members{movers_of(position, clue)}) {
        const Move move = legal_move(position, clue, from);
        if (move == Move{}) continue;
        found.move = move;
        ++found.count;
    }
    return found;
}

} // namespace chess
