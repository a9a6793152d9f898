#include <array>
#include <cstddef>

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

/// The pawns that can move to `to`, ignoring their king: forward, or diagonally onto an enemy.
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

/// The kind of a pawn move between two squares, which must be possible.
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
    const Bits movers = board.of(clue.role) & board.of(us) & clue.origins;
    Found found;
    if (has(board.of(us), to)) return found;
    if (clue.role == Role::pawn) return find_pawn_moves(position, clue);
    if (clue.promotion != Role::none) return found;
    for (const Square from : core::Members{reach(clue.role, to, board.occupied()) & movers}) {
        const bool is_safe = clue.role == Role::king
                                 ? position.is_legal({from, to})
                                 : keeps_king_safe(board, us, from, to, bit(to));
        if (!is_safe) continue;
        found.move = {from, to};
        ++found.count;
    }
    return found;
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
    const Found found = find_moves(position, clue);
    if (found.count == 1) return found.move;
    if (found.count > 1) return core::Failure<Refusal>{{.kind = RefusalKind::ambiguous}};
    if (clue.role == Role::king) { // long notation may write castling as `Ke1-g1`
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
        if (refusal.piece.role != Role::none) refusal.piece.color = position.turn();
        return core::Failure<Refusal>{refusal};
    }
    const Answer first = resolve(position, reading.clues[0]);
    if (first || reading.clues.size() == 1) return first;
    // `bxc4` that is not a legal pawn move may be the bishop's; if neither is legal, the refusal is
    // about the pawn.
    const Answer second = resolve(position, reading.clues[1]);
    return second ? second : first;
}

constexpr Role strict_role(char letter) {
    constexpr std::array<Role, 32> roles = [] {
        std::array<Role, 32> table{};
        for (const Role role : core::all_roles)
            if (role != Role::pawn)
                table[static_cast<std::size_t>(core::letter(role) - '@')] = role;
        return table;
    }();
    return letter >= '@' && letter < '`' ? roles[static_cast<std::size_t>(letter - '@')]
                                         : Role::none;
}

/// The clue of a text in strict SAN with English letters; for any other text, its role is none.
SanClue read_strictly(std::string_view text) {
    constexpr SanClue other{Role::none, 0, 0, Role::none};
    Role promotion = Role::none;
    if (text.size() >= 4 && text[text.size() - 2] == '=') {
        promotion = strict_role(text.back());
        if (promotion == Role::none || promotion == Role::king) return other;
        text.remove_suffix(2);
    }
    const std::size_t length = text.size();
    if (length < 2) return other;
    const auto file = static_cast<unsigned>(text[length - 2] - 'a');
    const auto rank = static_cast<unsigned>(text[length - 1] - '1');
    if (file > 7 || rank > 7) return other;
    const auto to = static_cast<Square>(8 * rank + file);

    const char first = text.front();
    if (first >= 'a' && first <= 'h') {
        const bool is_strict = length == 2 || (length == 4 && text[1] == 'x');
        return {is_strict ? Role::pawn : Role::none, to, file_bits(first - 'a'), promotion};
    }
    std::string_view origin = text.substr(1, length - 3);
    if (origin.ends_with('x')) origin.remove_suffix(1);
    return {strict_role(first), to, origin.empty() ? ~Bits{0} : origins_of(origin), promotion};
}

} // namespace

Answer read_san(const Position& position, std::string_view text, Letters letters) {
    std::string_view strict = text;
    while (strict.ends_with('+') || strict.ends_with('#')) strict.remove_suffix(1);
    if (strict == "O-O" || strict == "O-O-O") return resolve_castling(position, strict == "O-O");
    if (letters != Letters::french) {
        const SanClue clue = read_strictly(strict);
        if (clue.role != Role::none)
            if (const Found found = find_moves(position, clue); found.count == 1) return found.move;
    }
    return read_leniently(position, text, letters);
}

} // namespace chess
