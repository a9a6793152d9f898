#include "chess/san_resolve.hpp"

#include "chess/attacks.hpp"
#include "chess/san_find.hpp"

namespace chess {
namespace {

using game::Refusal;
using game::RefusalKind;
using Answer = core::Result<Move, Refusal>;

/// Why no legal move fits `clue`. It may fit a king that castles.
Refusal explain(const Position& position, const SanClue& clue) {
    const Board& board = position.board();
    const Bits own = board.of(position.turn());
    const Refusal no_such_move{.kind = RefusalKind::no_such_move,
                               .square = to_coord(clue.to),
                               .piece = {position.turn(), clue.role}};
    const auto refusal_from = [&](Square from) {
        const Refusal refusal = position.refusal(position.intended(from, clue.to, clue.promotion));
        return refusal.kind == RefusalKind::none ? no_such_move : refusal;
    };
    if (has(own, clue.to))
        return {.kind = RefusalKind::own_piece_there, .square = to_coord(clue.to)};
    const Bits movers = board.of(clue.role) & own & clue.origins;
    if (movers != 0 && !core::has_several(movers)) return refusal_from(core::lowest(movers));
    const Bits near = clue.role == Role::pawn ? pawn_origins(position, clue.to)
                                              : reach(clue.role, clue.to, board.occupied());
    if (const Bits able = near & movers; able != 0) return refusal_from(core::lowest(able));
    return no_such_move;
}

/// The refusal of a clue that fits this legal move and others: names it and another.
Refusal several(const Position& position, SanClue clue, Move move) {
    clue.origins &= ~bit(move.from());
    return ambiguous(position, {find_moves(position, clue).move, move});
}

/// Whatever stands on the one square that the clue names goes to the other.
Answer resolve_coordinates(const Position& position, const SanClue& clue) {
    const Move move = position.intended(core::lowest(clue.origins), clue.to, clue.promotion);
    if (position.is_legal(move)) return move;
    return core::Failure<Refusal>{position.refusal(move)};
}

Answer resolve_clue(const Position& position, const SanClue& clue) {
    if (clue.role == Role::none) return resolve_coordinates(position, clue);
    const Found found = find_moves(position, clue);
    if (found.count == 1) return found.move;
    if (found.count > 1) return core::Failure<Refusal>{several(position, clue, found.move)};
    if (clue.has_origin())
        if (const auto castling = castling_of(position, clue)) return *castling;
    return core::Failure<Refusal>{explain(position, clue)};
}

} // namespace

std::optional<Move> castling_of(const Position& position, const SanClue& clue) {
    const Square king = position.king(position.turn());
    if (clue.role != Role::king || !has(clue.origins, king)) return std::nullopt;
    const bool takes_rook = has(position.board().of(position.turn()), clue.to);
    if (takes_rook && !position.is_chess960()) return std::nullopt;
    const Move move = position.intended(king, clue.to);
    if (move.kind() != MoveKind::castling || !position.is_legal(move)) return std::nullopt;
    return move;
}

Answer resolve_castling(const Position& position, SanCastling castling) {
    const Color us = position.turn();
    const Square king = position.king(us);
    const Square corner = square_at(castling == SanCastling::king_side ? 7 : 0, rank_for(us, 0));
    const Bits home = position.castling() & rank_bits_for(us, 0);
    const Bits rooks = home == 0 ? 0 : home & span(king, corner);
    if (rooks == 0) return core::Failure<Refusal>{{.kind = RefusalKind::castling_no_right}};
    const Move move{king, core::lowest(rooks), MoveKind::castling};
    if (position.is_legal(move)) return move;
    return core::Failure<Refusal>{position.refusal(move)};
}

Answer resolve(const Position& position, const SanReading& reading) {
    if (reading.castling == SanCastling::none) return resolve_clue(position, reading.clue);
    return resolve_castling(position, reading.castling);
}

Refusal ambiguous(const Position& position, std::array<Move, 2> moves) {
    Refusal refusal{.kind = RefusalKind::ambiguous, .square = to_coord(moves[0].to())};
    for (std::size_t i = 0; i < 2; ++i) {
        refusal.readings[i].piece = position.board().at(moves[i].from());
        refusal.readings[i].from = to_coord(moves[i].from());
    }
    return refusal;
}

Refusal two_readings(const Position& position, std::array<Move, 2> moves,
                     std::array<game::Letters, 2> letters) {
    // Castling is a move to the rook's square; the other reading names the square that was typed.
    const Move& plain = moves[0].kind() == MoveKind::castling ? moves[1] : moves[0];
    Refusal refusal{.kind = RefusalKind::two_readings, .square = to_coord(plain.to())};
    for (std::size_t i = 0; i < 2; ++i)
        refusal.readings[i] = {letters[i], position.board().at(moves[i].from()),
                               to_coord(moves[i].from())};
    return refusal;
}

Refusal with_color(Refusal refusal, Color color) {
    if (refusal.piece.role != Role::none) refusal.piece.color = color;
    return refusal;
}

} // namespace chess
