#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>

#include "core/color.hpp"
#include "core/key.hpp"
#include "game/outcome.hpp"
#include "game/refusal.hpp"
#include "game/rules.hpp"

namespace game {

/// What every game offers: enough to count, search, repeat, hash and test it without knowing which
/// game it is.
///
/// - `rules` identifies the game.
/// - `generate` appends every legal move to a list that the caller emptied; `move_count` is the
///   size that list would have, found without making it; both ignore whether the game is over.
/// - `is_legal` accepts any bit pattern a `Move` can have; `play` accepts only legal moves.
/// - `undo(move, undo)` restores exactly what `play(move)` changed.
/// - `outcome` judges the position alone; `Game` handles repetition.
/// - `refusal` says why an illegal move is refused.
/// - `quiet_plies` counts the plies since the last capture or pawn move, `can_win` is false for a
///   side that could never win whatever the other does.
template <class P>
concept Position = std::copyable<P> && std::equality_comparable<P> &&
                       std::is_trivially_copyable_v<typename P::Move> &&
                       sizeof(typename P::Move) <= 4 &&
                   requires(P position, const P& here, typename P::Move move,
                            const typename P::Undo& undo, typename P::MoveList& moves,
                            Color color) {
    { P::rules } -> std::convertible_to<Rules>;
    { here.turn() } -> std::same_as<Color>;
    { here.key() } -> std::same_as<core::PositionKey>;
    { here.fresh_key() } -> std::same_as<core::PositionKey>;
    { here.quiet_plies() } -> std::same_as<int>;
    { here.can_win(color) } -> std::same_as<bool>;
    { here.outcome() } -> std::same_as<Outcome>;
    { here.is_legal(move) } -> std::same_as<bool>;
    { here.refusal(move) } -> std::same_as<Refusal>;
    { here.move_count() } -> std::same_as<std::size_t>;
    here.generate(moves);
    { position.play(move) } -> std::same_as<typename P::Undo>;
    position.undo(move, undo);
};

} // namespace game
