#pragma once

#include <cstddef>
#include <optional>

#include "core/color.hpp"
#include "game/game.hpp"
#include "record/record.hpp"

namespace record {

/// The record of a game: its start, the moves played and those that can be redone, how it ended.
template <game::Position P>
Record record_of(const game::Game<P>& game) {
    Record record;
    record.setup = game.start().setup();
    if (game.start().is_chess960()) record.tags.set("Variant", "Chess960");
    MoveTree::Id last = MoveTree::root;
    for (const auto move : game.moves()) last = record.moves.append(last, move.bits());
    for (const auto move : game.undone_moves()) last = record.moves.append(last, move.bits());
    record.undone = game.undone_moves().size();
    const game::Outcome outcome = game.outcome();
    record.result = result_of(outcome);
    record.reason =
        outcome.reason() == game::Reason::unrecorded ? game::Reason::none : outcome.reason();
    return record;
}

/// A game played from a record as far as the rules let it.
template <game::Position P>
struct Replay {
    game::Game<P> game;
    /// Why the next move of the main line was refused; nothing when all were played. A game that
    /// was continued after it was over is stopped there.
    std::optional<game::Refusal> refusal = std::nullopt;
};

/// Ends a game as a record says, where the rules allow it.
template <game::Position P>
void declare_end(game::Game<P>& game, const Record& record) {
    using core::Color;
    using game::Claim;
    using game::Reason;
    const auto outcome = outcome_of(record.result, record.reason);
    const Color loser = outcome.winner() == Color::white ? Color::black : Color::white;
    const auto claim = [&](Claim kind) {
        if (game.claims().contains(kind)) game.claim(kind);
    };
    switch (outcome.reason()) {
    case Reason::resignation: return game.resign(loser);
    case Reason::abandonment:
    case Reason::too_many_moves: return game.declare(outcome);
    case Reason::agreement: return game.agree_draw();
    case Reason::threefold_repetition: return claim(Claim::threefold_repetition);
    case Reason::fifty_moves: return claim(Claim::fifty_moves);
    case Reason::time:
        if (outcome.is_draw() || loser == game.position().turn()) game.lose_on_time();
        return;
    default: break; // the position itself says so
    }
}

/// Plays the main line of a record from `start`, the position of its setup; then takes back the
/// moves that were taken back, and declares the result that was declared.
template <game::Position P>
Replay<P> replay(const Record& record, const P& start) {
    Replay<P> replay{game::Game<P>(start)};
    for (const std::uint32_t bits : record.moves.main_line()) {
        const auto move = P::Move::from_bits(bits);
        if (bits == null_move)
            replay.refusal = game::Refusal{.kind = game::RefusalKind::passing};
        else if (replay.game.outcome().is_over())
            replay.refusal = game::Refusal{.kind = game::RefusalKind::game_over};
        else if (!replay.game.position().is_legal(move))
            replay.refusal = replay.game.position().refusal(move);
        if (replay.refusal) return replay;
        replay.game.play(move);
    }
    for (std::size_t i = 0; i < record.undone; ++i) replay.game.undo();
    declare_end(replay.game, record);
    return replay;
}

} // namespace record
