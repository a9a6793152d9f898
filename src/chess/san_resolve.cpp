#include "chess/san_resolve.hpp"

#include "chess/attacks.hpp"
#include "chess/movegen.hpp"

namespace chess {
namespace {

using game::Refusal;
using game::RefusalKind;
using Answer = core::Result<Move, Refusal>;

/// The pawns that can move to `to`, if their king allows it: straight ahead onto an empty square,
/// or diagonally to capture, en passant too.
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

/// The legal moves that a clue describes: how many, and the last of them.
struct Found {
    int count = 0;
    Move move;
};

Found find_pawn_moves(const Position& position, const SanClue& clue) {
    const Color us = position.turn();
    const Square to = clue.to;
    Found found;
    if (has(rank_bits_for(us, 7), to) != (clue.promotion != Role::none)) return found;
    for (const Square from : core::Members{pawn_origins(position, to) & clue.origins}) {
        const MoveKind kind = pawn_kind(position, from, to);
        const Bits taken = bit(kind == MoveKind::en_passant ? to - forward(us) : to);
        if (!keeps_king_safe(position.board(), us, from, to, taken)) continue;
        found.move = clue.promotion != Role::none ? Move::promotion(from, to, clue.promotion)
                                                  : Move{from, to, kind};
        ++found.count;
    }
    return found;
}

Found find_moves(const Position& position, const SanClue& clue) {
    const Board& board = position.board();
    const Color us = position.turn();
    const Square to = clue.to;
    Found found;
    if (has(board.of(us), to)) return found;
    if (clue.role == Role::pawn) return find_pawn_moves(position, clue);
    if (clue.promotion != Role::none) return found;
    const Bits movers = board.of(clue.role) & board.of(us) & clue.origins;
    for (const Square from : core::Members{open_reach(clue.role, to) & movers}) {
        const bool is_open = (between(from, to) & board.occupied()) == 0;
        if (!is_open || !keeps_king_safe(board, us, from, to, bit(to))) continue;
        found.move = {from, to};
        ++found.count;
    }
    return found;
}

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

Move only_move(const Position& position, const SanClue& clue) {
    const Found found = find_moves(position, clue);
    return found.count == 1 ? found.move : Move{};
}

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
