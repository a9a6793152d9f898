#pragma once

#include <optional>

#include "chess/position.hpp"
#include "game/refusal.hpp"
#include "session/board_view.hpp"
#include "session/session.hpp"
#include "stackchess/position.hpp"

/// How each game is seen in the words of `Session`. A game is added here and in the factory.
namespace session {

BoardView board_of(const chess::Position& position);
MoveView view_of(const chess::Position& position, chess::Move move);
std::optional<Coord> king_in_check(const chess::Position& position);
game::Refusal refusal_of(const chess::Position& position, Coord from, int count, Coord to);
Stack captured_by(const chess::Position& position, chess::Move move);

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

} // namespace session
