#pragma once

#include "game/position.hpp"

namespace common {

template <game::Position P>
bool loses_within(P& position, int plies);

/// Whether the side to move, in a game that is not over, can force a win within this many plies, by
/// exhaustive search. Repetition is ignored: it can only prevent a side from what it could force.
template <game::Position P>
bool wins_within(P& position, int plies) {
    if (plies <= 0) return false;
    typename P::MoveList moves;
    position.generate(moves);
    for (const auto move : moves) {
        const auto undo = position.play(move);
        const game::Outcome outcome = position.outcome();
        const bool wins = outcome.is_over() ? outcome.winner() == ~position.turn()
                                            : loses_within(position, plies - 1);
        position.undo(move, undo);
        if (wins) return true;
    }
    return false;
}

/// Whether the other side can.
template <game::Position P>
bool loses_within(P& position, int plies) {
    if (plies <= 1) return false; // a side's own move never ends the game in the other's favour
    typename P::MoveList moves;
    position.generate(moves);
    for (const auto move : moves) {
        const auto undo = position.play(move);
        const bool loses = !position.outcome().is_over() && wins_within(position, plies - 1);
        position.undo(move, undo);
        if (!loses) return false;
    }
    return true;
}

} // namespace common
