#include "engine/chess_tactics.hpp"

#include <algorithm>

#include "chess/attacks.hpp"
#include "chess/square.hpp"
#include "core/bits.hpp"

namespace engine {
namespace {

using chess::Bits;
using chess::Board;
using chess::MoveKind;
using chess::Square;
using core::Color;
using core::Role;
using search::Score;

constexpr Score value(Role role) { return ChessTactics::values[core::index(role)]; }

/// The least valuable of these pieces, of which there is one.
Role least(const Board& board, Bits pieces) {
    for (const Role role : core::all_roles)
        if ((board.of(role) & pieces) != 0) return role;
    return Role::none;
}

/// What the side to move gains at best by taking on `to`, where a piece of this value stands, when
/// both sides always take with the least they have and may stop at any time.
Score best_exchange(const chess::Position& position, Square to, Bits occupied, Color turn,
                    Score standing) {
    const Board& board = position.board();
    const Bits attackers = position.attackers(to, occupied) & occupied;
    const Bits own = attackers & board.of(turn);
    if (own == 0) return 0;
    const Role role = least(board, own);
    if (role == Role::king && (attackers & board.of(~turn)) != 0) return 0;
    const Square from = core::lowest(own & board.of(role));
    const Score after =
        best_exchange(position, to, occupied & ~core::bit(from), ~turn, value(role));
    return std::max(0, standing - after);
}

} // namespace

Score ChessTactics::gain(const Position& position, Move move) {
    if (move.kind() == MoveKind::castling) return 0;
    if (move.kind() == MoveKind::en_passant) return value(Role::pawn);
    const Score taken = value(position.board().role_at(move.to()));
    if (move.promotion() == Role::none) return taken;
    return taken + value(move.promotion()) - value(Role::pawn);
}

bool ChessTactics::is_noisy(const Position& position, Move move) {
    if (move.promotion() != Role::none) return move.promotion() == Role::queen;
    return gain(position, move) != 0;
}

bool ChessTactics::gives_check(const Position& position, Move move) {
    if (move.kind() == MoveKind::castling || move.kind() == MoveKind::en_passant) {
        Position after = position; // rare, and more than one piece moves
        after.play(move);
        return after.in_check();
    }
    const Board& board = position.board();
    const Color us = position.turn();
    const Square king = position.king(~us);
    const Bits from = core::bit(move.from());
    const Bits occupied = (board.occupied() & ~from) | core::bit(move.to());
    const Role role =
        move.promotion() == Role::none ? board.role_at(move.from()) : move.promotion();
    const Bits attacked = role == Role::pawn ? chess::pawn_attacks(us, core::bit(move.to()))
                                             : chess::reach(role, move.to(), occupied);
    if (core::has(attacked, king)) return true;
    const Bits own = board.of(us) & ~from;
    return (chess::rook_lines(king, occupied) & board.straight_sliders() & own) != 0 ||
           (chess::bishop_lines(king, occupied) & board.diagonal_sliders() & own) != 0;
}

bool ChessTactics::is_safe(const Position& position, Move move, Score least) {
    if (move.kind() == MoveKind::castling) return least <= 0;
    const Board& board = position.board();
    const Square from = move.from();
    const Role role = move.promotion() == Role::none ? board.role_at(from) : move.promotion();
    const Score gained = gain(position, move);
    if (gained < least) return false;
    if (gained - value(role) >= least) return true;
    const Bits occupied = (board.occupied() & ~core::bit(from)) | core::bit(move.to());
    return gained - best_exchange(position, move.to(), occupied, ~position.turn(), value(role)) >=
           least;
}

} // namespace engine
