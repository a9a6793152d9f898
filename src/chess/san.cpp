#include "chess/san.hpp"

#include "chess/attacks.hpp"

namespace chess {
namespace {

using game::Letters;

/// What distinguishes `move` from moves of other pieces of its kind to the same square: nothing,
/// the file, the rank, or both, whichever suffices first.
std::string origin_text(const Position& position, Move move, Role role) {
    const Board& board = position.board();
    const Square from = move.from();
    Bits rivals = board.of(role) & board.of(position.turn()) & ~bit(from) &
                  reach(role, move.to(), board.occupied());
    for (const Square rival : core::Members{rivals})
        if (!position.is_legal({rival, move.to()})) rivals ^= bit(rival);
    std::string square = to_text(to_coord(from));
    if (rivals == 0) return "";
    if ((rivals & file_bits(file_of(from))) == 0) return square.substr(0, 1);
    if ((rivals & rank_bits(rank_of(from))) == 0) return square.substr(1);
    return square;
}

std::string body_text(const Position& position, Move move, Letters letters) {
    if (move.kind() == MoveKind::castling) return move.to() > move.from() ? "O-O" : "O-O-O";
    const Piece piece = position.board().at(move.from());
    const bool captures = position.captured(move).has_value();
    const std::string to = to_text(to_coord(move.to()));
    std::string text;
    if (piece.role != Role::pawn) {
        text += letter_text(piece, letters);
        text += origin_text(position, move, piece.role);
    } else if (captures) {
        text += to_text(to_coord(move.from())).front();
    }
    if (captures) text += 'x';
    text += to;
    if (move.promotion() != Role::none) {
        text += '=';
        text += letter_text({piece.color, move.promotion()}, letters);
    }
    return text;
}

} // namespace

std::string score_text(const Position& position, Move move, Letters letters) {
    std::string text = body_text(position, move, letters);
    Position after = position;
    after.play(move);
    if (after.in_check()) text += after.move_count() == 0 ? '#' : '+';
    return text;
}

} // namespace chess
