#include "puzzle/forced_win.hpp"

#include <algorithm>

#include "core/bits.hpp"
#include "stackchess/notation.hpp"

namespace puzzle {
namespace {

using core::Color;

/// One move captures one stack at most.
bool is_hopeless(const WinPosition& position, Color attacked, int moves) {
    return core::count(position.board().stacks(attacked)) > moves;
}

/// Whether `is_true` holds after some move.
template <class Question>
bool after_any(WinPosition& position, Question is_true) {
    WinPosition::MoveList moves;
    position.generate(moves);
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
        const auto undo = position.play(move);
        const bool is_so = is_true();
        position.undo(move, undo);
        return is_so;
    });
}

bool is_lost(WinPosition& position, int moves);

/// Whether the side to move can capture everything within that many moves.
bool is_won(WinPosition& position, int moves) {
    if (position.outcome().is_over() || is_hopeless(position, ~position.turn(), moves))
        return false;
    return after_any(position, [&] { return is_lost(position, moves - 1); });
}

/// Whether the other side can, whatever the side to move plays.
bool is_lost(WinPosition& position, int moves) {
    const Color attacked = position.turn();
    const auto outcome = position.outcome();
    if (outcome.is_over()) return outcome.winner() == ~attacked;
    if (is_hopeless(position, attacked, moves)) return false;
    return !after_any(position, [&] { return !is_won(position, moves); });
}

/// The fewest moves in which the side to move can do it; one more than `most` if it cannot.
int fewest_moves(WinPosition& position, int most) {
    int moves = 1;
    while (moves <= most && !is_won(position, moves)) ++moves;
    return moves;
}

} // namespace

std::vector<Move> winning_moves(const WinPosition& position, int moves) {
    WinPosition::MoveList all;
    position.generate(all);
    std::vector<Move> winning;
    for (const Move move : all) {
        WinPosition after = position;
        after.play(move);
        if (is_lost(after, moves - 1)) winning.push_back(move);
    }
    return winning;
}

Move best_defence(const WinPosition& position, int moves) {
    WinPosition::MoveList all;
    position.generate(all);
    Move best;
    int longest = 0;
    for (const Move move : all) {
        WinPosition after = position;
        after.play(move);
        const int needed = fewest_moves(after, moves);
        if (needed <= longest) continue;
        longest = needed;
        best = move;
    }
    return best;
}

WinTrial::WinTrial(const ForcedWin& win)
    : position_(WinPosition::from(*stackchess::read_setup(win.position)).value()),
      moves_left_(win.moves) {}

bool WinTrial::play(Move move) {
    WinPosition after = position_;
    after.play(move);
    if (!is_lost(after, moves_left_ - 1)) return false;
    follow(move);
    --moves_left_;
    if (position_.outcome().is_over())
        moves_left_ = 0;
    else
        follow(best_defence(position_, moves_left_));
    return true;
}

void WinTrial::follow(Move move) {
    moves_.push_back(move_text(position_, move));
    position_.play(move);
}

std::optional<Move> WinTrial::refutation(Move move) const {
    WinPosition after = position_;
    after.play(move);
    if (after.outcome().is_over() || is_lost(after, moves_left_ - 1)) return std::nullopt;
    return best_defence(after, moves_left_ - 1);
}

Move WinTrial::solution() const { return winning_moves(position_, moves_left_).front(); }

} // namespace puzzle
