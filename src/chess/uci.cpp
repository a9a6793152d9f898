#include "chess/uci.hpp"

namespace chess {
namespace {

using game::Refusal;
using game::RefusalKind;

core::Failure<Refusal> refuse(const Refusal& refusal) { return core::Failure<Refusal>{refusal}; }

} // namespace

std::string move_text(const Position& position, Move move) {
    return move_text(move,
                     position.is_chess960() ? CastlingText::takes_rook : CastlingText::king_target);
}

std::string move_text(Move move, CastlingText castling) {
    const Square to = castling == CastlingText::king_target ? Position::target(move) : move.to();
    std::string text = to_text(to_coord(move.from())) + to_text(to_coord(to));
    if (const Role promotion = move.promotion(); promotion != Role::none)
        text += letter(Piece{Color::black, promotion});
    return text;
}

std::string position_text(const Position& position) { return to_text(position.setup()); }

core::Result<Move, Refusal> read_uci(const Position& position, std::string_view text) {
    const auto from = core::take_coord(text);
    const auto to = core::take_coord(text);
    if (!from || !to || text.size() > 1) return refuse({.kind = RefusalKind::not_a_move});
    Piece promotion;
    if (!text.empty()) {
        promotion = {position.turn(), core::piece_of(text.front()).role};
        if (promotion.role == Role::none) return refuse({.kind = RefusalKind::not_a_move});
    }
    for (const Coord coord : {*from, *to})
        if (!is_on_board(coord, board_size))
            return refuse({.kind = RefusalKind::no_such_square, .square = coord});
    if (promotion.role == Role::pawn || promotion.role == Role::king)
        return refuse({.kind = RefusalKind::promotion_impossible, .piece = promotion});
    const Move move = position.intended(to_square(*from), to_square(*to), promotion.role);
    if (position.is_legal(move)) return move;
    return refuse(position.refusal(move));
}

} // namespace chess
