#pragma once

#include <concepts>
#include <optional>

#include "chess/position.hpp"
#include "game/refusal.hpp"
#include "game/written_position.hpp"
#include "session/board_view.hpp"
#include "session/session.hpp"
#include "stackchess/position.hpp"

/// How each game is seen in the words of `Session`. A game is added by these
/// functions for its positions.
namespace session {

BoardView board_of(const chess::Position& position);
MoveView view_of(const chess::Position& position, chess::Move move);
std::optional<Coord> king_in_check(const chess::Position& position);
game::Refusal refusal_of(const chess::Position& position, Coord from, int count, Coord to);
Stack captured_by(const chess::Position& position, chess::Move move);
/// The square that a pawn has passed over in this move, where others may capture it in the next.
std::optional<Coord> passed_over(const chess::Position& position, chess::Move move);

template <class Board>
BoardView board_of(const stackchess::BasicPosition<Board>& position);
template <class Board>
MoveView view_of(const stackchess::BasicPosition<Board>& position, stackchess::Move move);
template <class Board>
std::optional<Coord> king_in_check(const stackchess::BasicPosition<Board>& position);
template <class Board>
game::Refusal refusal_of(const stackchess::BasicPosition<Board>& position, Coord from, int count,
                         Coord to);
template <class Board>
Stack captured_by(const stackchess::BasicPosition<Board>& position, stackchess::Move move);
template <class Board>
std::optional<Coord> passed_over(const stackchess::BasicPosition<Board>& position,
                                 stackchess::Move move);

/// What a `GameSession` needs of a game: its position on paper, and the views above.
template <class P>
concept SeenPosition = game::WrittenPosition<P> &&
    requires(const P& position, typename P::Move move, Coord coord, int count) {
    { board_of(position) } -> std::same_as<BoardView>;
    { view_of(position, move) } -> std::same_as<MoveView>;
    { king_in_check(position) } -> std::same_as<std::optional<Coord>>;
    { refusal_of(position, coord, count, coord) } -> std::same_as<game::Refusal>;
    { captured_by(position, move) } -> std::same_as<Stack>;
    { passed_over(position, move) } -> std::same_as<std::optional<Coord>>;
};

} // namespace session
