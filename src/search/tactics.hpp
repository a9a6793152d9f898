#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>

#include "game/position.hpp"
#include "search/score.hpp"

// What a search can be told of a game beyond its rules. None of it is needed: a game without
// tactics is searched by its moves alone.

namespace search {

/// A game that can be searched: moves can be kept as their bits, and `Move{}`, which has none, is
/// never legal.
template <class P>
concept Searchable = game::Position<P> && std::default_initializable<typename P::Move> &&
    requires(typename P::Move move) {
    { move.bits() } -> std::same_as<std::uint32_t>;
};

/// Judges positions that are not over, for the side to move, within ±`max_evaluation`.
template <class E, class P>
concept Evaluator = std::default_initializable<E> &&
    requires(const E& evaluator, const P& position) {
    { evaluator.evaluate(position) } -> std::same_as<Score>;
};

/// Knows which moves change much at once. For legal moves,
/// - `generate_noisy` appends those that capture or promote to a list that the caller emptied;
/// - `gain` is the value of what a move takes and of what it promotes; 0 for quiet moves;
/// - `loses` tells whether a noisy move gives more than its gain in the captures that follow on its
///   target;
/// - `slot` is a number below `slots`, the same for moves that are good in the same positions.
template <class T, class P>
concept Tactical = game::Position<P> &&
    requires(const P& position, typename P::Move move, typename P::MoveList& moves) {
    { T::slots } -> std::convertible_to<std::size_t>;
    T::generate_noisy(position, moves);
    { T::gain(position, move) } -> std::same_as<Score>;
    { T::loses(position, move) } -> std::same_as<bool>;
    { T::slot(position, move) } -> std::same_as<std::size_t>;
};

/// Knows check: a threat that every move has to answer.
template <class T, class P>
concept Checking = requires(const P& position) {
    { T::in_check(position) } -> std::same_as<bool>;
};

/// Lets a side pass, although no rule allows it: what is good enough even then need not be searched
/// deeply. `may_pass` is false where having to move is likely to be a disadvantage.
template <class T, class P>
concept Passing = requires(P position, const P& here, const typename P::Undo& undo) {
    { T::may_pass(here) } -> std::same_as<bool>;
    { position.pass() } -> std::same_as<typename P::Undo>;
    position.undo_pass(undo);
};

/// The tactics of a game that nobody knows any of.
struct NoTactics {};

} // namespace search
