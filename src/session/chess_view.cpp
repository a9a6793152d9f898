#include "chess/uci.hpp"
#include "session/views.hpp"

namespace session {

BoardView board_of(const chess::Position& position) {
    BoardView view{chess::board_size, std::vector<Stack>(chess::square_count)};
    for (chess::Square square = 0; square < chess::square_count; ++square)
        if (const Piece piece = position.board().at(square); piece.role != Role::none)
            view.stacks[static_cast<std::size_t>(square)] = {piece};
    return view;
}

MoveView view_of(const chess::Position& position, chess::Move move) {
    return {.text = chess::move_text(position, move),
            .from = chess::to_coord(move.from()),
            .count = 1,
            .to = chess::to_coord(chess::Position::target(move)),
            .captured = position.captured(move) ? 1 : 0,
            .promoted = move.promotion() == Role::none ? 0 : 1,
            .promotion = move.promotion()};
}

std::optional<Coord> king_in_check(const chess::Position& position) {
    if (!position.in_check()) return std::nullopt;
    return chess::to_coord(position.king(position.turn()));
}

game::Refusal refusal_of(const chess::Position& position, Coord from, int count, Coord to) {
    using game::RefusalKind;
    for (const Coord coord : {from, to})
        if (!core::is_on_board(coord, chess::board_size))
            return {.kind = RefusalKind::no_such_square, .square = coord};
    if (count != 1)
        return {.kind = RefusalKind::too_many_pieces, .square = from, .count = count, .limit = 1};
    const auto refusal = [&](Role promotion) {
        return position.refusal(
            position.intended(chess::to_square(from), chess::to_square(to), promotion));
    };
    const game::Refusal refused = refusal(Role::none);
    return refused.kind == RefusalKind::promotion_missing ? refusal(Role::queen) : refused;
}

Stack captured_by(const chess::Position& position, chess::Move move) {
    const auto square = position.captured(move);
    return square ? Stack{position.board().at(*square)} : Stack{};
}

std::optional<Coord> passed_over(const chess::Position&, chess::Move move) {
    if (move.kind() != chess::MoveKind::double_step) return std::nullopt;
    return chess::to_coord((move.from() + move.to()) / 2);
}

} // namespace session
