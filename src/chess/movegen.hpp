#pragma once

#include <cstddef>
#include <cstdint>

#include "chess/attacks.hpp"
#include "chess/board.hpp"
#include "chess/move.hpp"

namespace chess {

/// Which moves are wanted: noisy ones capture or promote to a queen; underpromotions count as
/// quiet, even if they capture.
enum class Part : std::uint8_t { all, noisy, quiet };

/// Appends the legal moves of `us`. Both sides have one king; `castling` holds the rooks that may
/// still castle; `en_passant` is a square where a pawn can legally capture en passant, or 0.
template <Color us, Part part = Part::all>
void generate(const Board& board, Bits castling, Square en_passant, MoveList& moves);

/// How many moves `generate` would append.
template <Color us>
std::size_t count_moves(const Board& board, Bits castling, Square en_passant);

/// The pawns of `us` that can legally capture en passant on `to`, a square that an enemy pawn has
/// just passed.
Bits en_passant_pawns(const Board& board, Color us, Square to);

/// The pieces of both sides that attack `square`, given these occupied squares.
Bits attackers(const Board& board, Square square, Bits occupied);

/// The pieces of both sides that would give check to a king of `us` on this square, given these
/// occupied squares, if they belong to the enemy.
inline Bits checkers(const Board& board, Color us, Square king, Bits occupied) {
    return (rook_lines(king, occupied) & board.straight_sliders()) |
           (bishop_lines(king, occupied) & board.diagonal_sliders()) |
           (knight_steps(king) & board.knights()) | (pawn_attacks(us, bit(king)) & board.pawns());
}

/// Whether the king of `us` would be out of check after a piece of its side, or the king itself,
/// moves from `from` to `to` and captures on `taken`, a set of at most one square. Not for
/// castling.
inline bool keeps_king_safe(const Board& board, Color us, Square from, Square to, Bits taken) {
    const Bits own = board.of(us);
    const Bits occupied = ((board.occupied() & ~taken) ^ bit(from)) | bit(to);
    const Bits enemy = occupied & ~own & ~bit(to);
    const Square stands = core::lowest(board.kings() & own);
    const Square king = stands == from ? to : stands;
    const Bits steppers = (knight_steps(king) & board.knights()) |
                          (king_steps(king) & board.kings()) |
                          (pawn_attacks(us, bit(king)) & board.pawns());
    if ((steppers & enemy) != 0) return false;
    const Bits sliders = (open_reach(Role::rook, king) & board.straight_sliders()) |
                         (open_reach(Role::bishop, king) & board.diagonal_sliders());
    for (const Square slider : core::Members{sliders & enemy})
        if ((between(king, slider) & occupied) == 0) return false;
    return true;
}

/// The squares on the king's way that the enemy of `us` attacks once king and rook have left
/// theirs. (An attacker behind the rook therefore counts; it always prevents castling.)
Bits attacked_on_the_way(const Board& board, Color us, const Castling& castling);

} // namespace chess
