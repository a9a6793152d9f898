#include "chess/attacks.hpp"
#include "chess/movegen.hpp"
#include "chess/san.hpp"
#include "chess/san_text.hpp"

namespace chess {
namespace {

using game::Letters;
using game::Refusal;
using game::RefusalKind;
using Answer = core::Result<Move, Refusal>;

/// The pawns that can go to `to`, their king aside: forward, or diagonally onto an enemy.
Bits pawn_origins(const Position& position, Square to) {
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

/// The kind of a pawn's move between two squares it may go.
MoveKind pawn_kind(const Position& position, Square from, Square to) {
    if (to - from == 2 * forward(position.turn())) return MoveKind::double_step;
    return position.en_passant() == to && file_of(from) != file_of(to) ? MoveKind::en_passant
                                                                       : MoveKind::plain;
}

/// The only legal move that `clue` describes; otherwise no move, and `found` says how many there
/// are.
Move find(const Position& position, const SanClue& clue, int& found) {
    const Board& board = position.board();
    const Color us = position.turn();
    const Bits own = board.of(us);
    const Square to = clue.to;
    found = 0;
    if (has(own, to)) return {};
    Move legal;
    if (clue.role == Role::pawn) {
        if (has(rank_bits_for(us, 7), to) != (clue.promotion != Role::none)) return {};
        for (const Square from : core::Members{pawn_origins(position, to) & clue.origins}) {
            const MoveKind kind = pawn_kind(position, from, to);
            const Bits taken = bit(kind == MoveKind::en_passant ? to - forward(us) : to);
            if (!keeps_king_safe(board, us, from, to, taken)) continue;
            legal = clue.promotion != Role::none ? Move::promotion(from, to, clue.promotion)
                                                 : Move{from, to, kind};
            ++found;
        }
    } else if (clue.promotion == Role::none) {
        const Bits movers = board.of(clue.role) & own & clue.origins;
        for (const Square from : core::Members{reach(clue.role, to, board.occupied()) & movers}) {
            const bool safe = clue.role == Role::king
                                  ? position.is_legal({from, to})
                                  : keeps_king_safe(board, us, from, to, bit(to));
            if (!safe) continue;
            legal = {from, to};
            ++found;
        }
    }
    return found == 1 ? legal : Move{};
}

/// Why no legal move fits `clue`.
Refusal explain(const Position& position, const SanClue& clue) {
    const Board& board = position.board();
    const Bits own = board.of(position.turn());
    const Piece piece{position.turn(), clue.role};
    if (has(own, clue.to))
        return {.kind = RefusalKind::own_piece_there, .square = to_coord(clue.to)};
    const Bits movers = board.of(clue.role) & own & clue.origins;
    if (movers != 0 && !core::has_several(movers))
        return position.refusal(position.intended(core::lowest(movers), clue.to, clue.promotion));
    const Bits near = clue.role == Role::pawn ? pawn_origins(position, clue.to)
                                              : reach(clue.role, clue.to, board.occupied());
    if (const Bits able = near & movers; able != 0)
        return position.refusal(position.intended(core::lowest(able), clue.to, clue.promotion));
    return {.kind = RefusalKind::no_such_move, .square = to_coord(clue.to), .piece = piece};
}

Answer resolve(const Position& position, const SanClue& clue) {
    int found = 0;
    const Move move = find(position, clue, found);
    if (found == 1) return move;
    if (found > 1) return core::Failure<Refusal>{{.kind = RefusalKind::ambiguous}};
    if (clue.role == Role::king) { // `Ke1-g1` is how long notation may write castling
        const Move castling = position.intended(position.king(position.turn()), clue.to);
        if (castling.kind() == MoveKind::castling && position.is_legal(castling)) return castling;
    }
    return core::Failure<Refusal>{explain(position, clue)};
}

Answer resolve_castling(const Position& position, bool is_short) {
    const Color us = position.turn();
    const Square king = position.king(us);
    const Square corner = square_at(is_short ? 7 : 0, rank_for(us, 0));
    const Bits home = position.castling() & rank_bits_for(us, 0);
    const Bits rooks = home == 0 ? 0 : home & span(king, corner);
    if (rooks == 0) return core::Failure<Refusal>{{.kind = RefusalKind::castling_no_right}};
    const Move move{king, core::lowest(rooks), MoveKind::castling};
    if (position.is_legal(move)) return move;
    return core::Failure<Refusal>{position.refusal(move)};
}

Answer read_leniently(const Position& position, std::string_view text, Letters letters) {
    const SanReading reading = read_san_text(text, letters);
    if (reading.castling)
        return resolve_castling(position, *reading.castling == SanCastling::king_side);
    if (reading.clues.empty()) {
        Refusal refusal = reading.refusal;
        refusal.piece.color = position.turn();
        return core::Failure<Refusal>{refusal};
    }
    const Answer first = resolve(position, reading.clues[0]);
    if (first || reading.clues.size() == 1) return first;
    // `bxc4` that is no legal pawn move may be the bishop's; if neither, the pawn is answered.
    const Answer second = resolve(position, reading.clues[1]);
    return second ? second : first;
}

} // namespace

Answer read_san(const Position& position, std::string_view text, Letters letters) {
    if (const auto clue = read_strict_san(text); clue && letters != Letters::french) {
        int found = 0;
        if (const Move move = find(position, *clue, found); found == 1) return move;
    }
    return read_leniently(position, text, letters);
}

} // namespace chess
