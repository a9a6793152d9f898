#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"
#include "game/letters.hpp"
#include "game/refusal.hpp"
#include "stackchess/position.hpp"

namespace stackchess {

/// `rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1`.
template <class Board>
std::string position_text(const BasicPosition<Board>& position) {
    return to_text(position.setup());
}

/// `a2a3`, `2a2a6`, `12j10j3`.
std::string to_text(Move move);

template <class Board>
std::string move_text(const BasicPosition<Board>&, Move move) {
    return to_text(move);
}

/// A legal move as on a score sheet: `2a2-a4`, `2a2xa6`, `2a5-a6=Q`, `3a5-a6=2Q`.
template <class Board>
std::string score_text(const BasicPosition<Board>& position, Move move, game::Letters letters);

/// Reads a legal move in either notation: the count may be omitted if it is 1, squares may be in
/// capitals, `-`, `x` and the promotion may be omitted, `!` and `?` may follow. Any language's
/// letter for a queen is accepted.
template <class Board>
core::Result<Move, game::Refusal> read_move(const BasicPosition<Board>& position,
                                            std::string_view text,
                                            game::Letters letters = game::Letters::english);

/// Whether `read_move` would understand the text on some board.
bool has_move_form(std::string_view text);

/// A move as records have it, which is the same: no letter of this game means two things.
template <class Board>
core::Result<Move, game::Refusal> read_written(const BasicPosition<Board>& position,
                                               std::string_view text, game::Letters letters) {
    return read_move(position, text, letters);
}
template <class Board>
core::Result<Move, game::Refusal> read_written(const BasicPosition<Board>& position,
                                               std::string_view text, game::LetterSet) {
    return read_move(position, text);
}

/// Whether a text that was read as `move` is the one that is written in files.
template <class Board>
bool is_standard(const BasicPosition<Board>& position, Move move, std::string_view text) {
    return text == score_text(position, move, game::Letters::english);
}

} // namespace stackchess
