#include <algorithm>

#include "session/views.hpp"
#include "stackchess/notation.hpp"

namespace session {
namespace {

template <class Board>
Stack stack_at(const stackchess::BasicPosition<Board>& position, Coord coord) {
    Stack stack;
    for (int above = position.height(coord) - 1; above >= 0; --above)
        stack.push_back(position.piece_below(coord, above));
    return stack;
}

} // namespace

template <class Board>
BoardView board_of(const stackchess::BasicPosition<Board>& position) {
    BoardView view{position.size(), {}};
    for (int rank = 0; rank < position.size(); ++rank)
        for (int file = 0; file < position.size(); ++file)
            view.stacks.push_back(stack_at(position, core::coord_at(file, rank)));
    return view;
}

template <class Board>
MoveView view_of(const stackchess::BasicPosition<Board>& position, stackchess::Move move) {
    const int promoted = position.promoted_by(move);
    return {.text = stackchess::to_text(move),
            .from = move.from(),
            .count = move.count(),
            .to = move.to(),
            .captured = position.captured_by(move),
            .promoted = promoted,
            .promotion = promoted > 0 ? Role::queen : Role::none};
}

template <class Board>
std::optional<Coord> king_in_check(const stackchess::BasicPosition<Board>&) {
    return std::nullopt; // there is no check in Stackchess
}

template <class Board>
game::Refusal refusal_of(const stackchess::BasicPosition<Board>& position, Coord from, int count,
                         Coord to) {
    using game::RefusalKind;
    for (const Coord coord : {from, to})
        if (!core::is_on_board(coord, position.size()))
            return {.kind = RefusalKind::no_such_square, .square = coord};
    // A move has room for counts up to four digits; larger ones are all equally wrong.
    game::Refusal refused =
        position.refusal(stackchess::Move(from, std::clamp(count, 0, 4095), to));
    if (refused.count != 0) refused.count = count;
    return refused;
}

template <class Board>
Stack captured_by(const stackchess::BasicPosition<Board>& position, stackchess::Move move) {
    return position.captured_by(move) > 0 ? stack_at(position, move.to()) : Stack{};
}

template <class Board>
std::optional<Coord> passed_over(const stackchess::BasicPosition<Board>&, stackchess::Move) {
    return std::nullopt; // a pawn is captured where it stands
}

template BoardView board_of(const stackchess::SmallPosition&);
template MoveView view_of(const stackchess::SmallPosition&, stackchess::Move);
template std::optional<Coord> king_in_check(const stackchess::SmallPosition&);
template game::Refusal refusal_of(const stackchess::SmallPosition&, Coord, int, Coord);
template Stack captured_by(const stackchess::SmallPosition&, stackchess::Move);
template std::optional<Coord> passed_over(const stackchess::SmallPosition&, stackchess::Move);

template BoardView board_of(const stackchess::LargePosition&);
template MoveView view_of(const stackchess::LargePosition&, stackchess::Move);
template std::optional<Coord> king_in_check(const stackchess::LargePosition&);
template game::Refusal refusal_of(const stackchess::LargePosition&, Coord, int, Coord);
template Stack captured_by(const stackchess::LargePosition&, stackchess::Move);
template std::optional<Coord> passed_over(const stackchess::LargePosition&, stackchess::Move);

} // namespace session
