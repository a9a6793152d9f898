#pragma once

#include "chess/position.hpp"
#include "core/color.hpp"
#include "nnue/inputs.hpp"

namespace nnue {

/// What a network is shown of a chess position, as one side sees it: its own rank 1 comes first,
/// and the board is mirrored so that its own king stands on the files a to d. There is an input for
/// each piece, by whose it is, its role and its square.
class ChessInputs {
  public:
    using Position = chess::Position;

    /// The board before a move and after it.
    struct Change {
        chess::Board before;
        chess::Board after;
    };

    /// Chess has one size.
    explicit ChessInputs(int /*size*/ = 8) {}

    static int pieces(const Position& position) { return core::count(position.board().occupied()); }

    /// What a legal move, not yet played, will change.
    template <class Foresight>
    static Change change(const Position& position, chess::Move move, const Foresight&) {
        Position next = position;
        next.play(move);
        return {position.board(), next.board()};
    }

    /// The inputs that are on, as `side` sees the board.
    static InputList active(const Position& position, core::Color side);
    /// Whether `side` sees all of the board otherwise after the move: its king has crossed the
    /// middle.
    static bool changes_all(const Change& change, core::Color side) {
        return is_mirrored(change.before, side) != is_mirrored(change.after, side);
    }
    /// The inputs that a move switches, if it does not change all.
    static InputChange switched(const Change& change, core::Color side);

    /// Whether `side` sees the files in the order h to a.
    static bool is_mirrored(const chess::Board& board, core::Color side) {
        return (core::lowest(board.kings() & board.of(side)) & 4) != 0;
    }
};

} // namespace nnue
