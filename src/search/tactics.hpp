#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>

#include "core/key.hpp"
#include "game/position.hpp"
#include "search/margins.hpp"
#include "search/score.hpp"

// What a search can know about a game beyond its rules. All of it is optional: a game without
// tactics is searched by its moves alone.

namespace search {

/// A game that can be searched: moves can be stored as bits, and `Move{}`, all of whose bits are
/// zero, is never legal.
template <class P>
concept Searchable = game::Position<P> && std::default_initializable<typename P::Move> &&
    requires(typename P::Move move, std::uint32_t bits) {
    { move.bits() } -> std::same_as<std::uint32_t>;
    { P::Move::from_bits(bits) } -> std::same_as<typename P::Move>;
};

/// A game that computes the change by a move before it is played, including the resulting key, so
/// that the entry of the next position can be prefetched.
template <class P>
concept Foreseeing = requires(P position, const P& here, typename P::Move move) {
    { here.change_by(move).key } -> std::convertible_to<core::PositionKey>;
    { position.play(move, here.change_by(move)) } -> std::same_as<typename P::Undo>;
};

namespace detail {

template <class P>
struct ForesightOf {
    using Type = std::monostate;
};
template <Foreseeing P>
struct ForesightOf<P> {
    using Type = decltype(std::declval<const P&>().change_by(std::declval<typename P::Move>()));
};

} // namespace detail

/// The change by a move that is computed before it is played, or nothing.
template <class P>
using Foresight = typename detail::ForesightOf<P>::Type;

/// Evaluates positions that are not over, for the side to move, within ±`max_evaluation`. Positions
/// with the same key must get the same score, because scores are stored by key. Every thread gets
/// its own evaluator and keeps it from search to search; an evaluator refers to data that all
/// threads share (weights, tables).
template <class E, class P>
concept Evaluator = requires(E& evaluator, const P& position) {
    { evaluator.evaluate(position) } -> std::same_as<Score>;
};

/// An evaluator that updates its data incrementally. It is told where play starts; about each move,
/// with the position before it and its predicted change; and when the last move is undone. At most
/// `max_ply` moves are played from the start. A pass changes nothing on the board and is not
/// reported. Only some positions are evaluated, so most of the work is better left to `evaluate`,
/// which is called for the position after the last move.
template <class E, class P>
concept Following = Evaluator<E, P> &&
    requires(E& evaluator, const P& position, typename P::Move move, const Foresight<P>& change) {
    evaluator.begin(position);
    evaluator.play(position, move, change);
    evaluator.undo();
};

/// An evaluator that knows which margins suit its scores; asked after `begin`.
template <class E>
concept Calibrated = requires(const E& evaluator) {
    { evaluator.margins() } -> std::same_as<const Margins&>;
};

/// Distinguishes moves with large immediate effects (noisy moves) from others (quiet moves). For
/// legal moves,
/// - `generate_noisy` appends captures and promotions, as far as they matter at once, and
///   `generate_quiet` all others, to a list that the caller has emptied;
/// - `is_noisy` distinguishes the two;
/// - `gain` is the value that a move gains by capture and promotion;
/// - `is_safe` says whether a move gains at least `least`, counting the captures that follow on its
///   target (static exchange evaluation, SEE);
/// - `slot` is a number below `slots`, the same for moves that are good in the same positions;
/// - `kind`, above 0 and below `kinds`, stands for the moving piece and its destination.
template <class T, class P>
concept Tactical = game::Position<P> &&
    requires(const P& position, typename P::Move move, typename P::MoveList& moves, Score least) {
    { T::slots } -> std::convertible_to<std::size_t>;
    { T::kinds } -> std::convertible_to<std::size_t>;
    T::generate_noisy(position, moves);
    T::generate_quiet(position, moves);
    { T::is_noisy(position, move) } -> std::same_as<bool>;
    { T::gain(position, move) } -> std::same_as<Score>;
    { T::is_safe(position, move, least) } -> std::same_as<bool>;
    { T::slot(position, move) } -> std::same_as<std::size_t>;
    { T::kind(position, move) } -> std::same_as<std::size_t>;
};

/// Knows which legal captures end the game at once.
template <class T, class P>
concept Finishing = requires(const P& position, typename P::Move move) {
    { T::finishes(position, move) } -> std::same_as<bool>;
};

/// Groups the positions that an evaluator tends to misjudge in the same way: those with the same
/// `structures`. Corrections are learned for each structure separately (correction history).
template <class T, class P>
concept Structured = requires(const P& position) {
    T::structures(position)[0] % core::PositionKey{1};
};

/// Knows check: a threat that every move must answer. `gives_check` is asked about legal moves.
template <class T, class P>
concept Checking = requires(const P& position, typename P::Move move) {
    { T::in_check(position) } -> std::same_as<bool>;
    { T::gives_check(position, move) } -> std::same_as<bool>;
};

/// Allows the search to pass, although no rule does (null move): a position that is good enough
/// even then need not be searched deeply. `may_pass` is false if having to move is likely to be a
/// disadvantage.
template <class T, class P>
concept Passing = requires(P position, const P& here, const typename P::Undo& undo) {
    { T::may_pass(here) } -> std::same_as<bool>;
    { position.pass() } -> std::same_as<typename P::Undo>;
    position.undo_pass(undo);
};

/// For a game without tactics.
struct NoTactics {};

} // namespace search
