#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>

#include "core/key.hpp"
#include "game/position.hpp"
#include "search/score.hpp"

// What a search can be told of a game beyond its rules. None of it is needed: a game without
// tactics is searched by its moves alone.

namespace search {

/// A game that can be searched: moves can be kept as their bits, and `Move{}`, which has none, is
/// never legal.
template <class P>
concept Searchable = game::Position<P> && std::default_initializable<typename P::Move> &&
    requires(typename P::Move move, std::uint32_t bits) {
    { move.bits() } -> std::same_as<std::uint32_t>;
    { P::Move::from_bits(bits) } -> std::same_as<typename P::Move>;
};

/// A game that tells what a move will change before it is played, the key that follows included:
/// what is remembered of the next position can be on its way while there is something else to do.
template <class P>
concept Foreseeing = requires(P position, const P& here, typename P::Move move) {
    { here.change_by(move).key } -> std::convertible_to<core::Key>;
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

/// What a position tells of a move before it is played: its change, or nothing.
template <class P>
using Foresight = typename detail::ForesightOf<P>::Type;

/// Judges positions that are not over, for the side to move, within ±`max_evaluation`: always alike
/// those that have the same key, since scores are remembered by it. Every thread has its own, which
/// it is handed and keeps from search to search; what all share (weights, tables) an evaluator
/// refers to.
template <class E, class P>
concept Evaluator = requires(E& evaluator, const P& position) {
    { evaluator.evaluate(position) } -> std::same_as<Score>;
};

/// An evaluator that keeps what it knows of a position up to date instead of finding it anew. It is
/// told where play begins; of each move, with the position before it and what that foresees; and
/// that the last move is taken back. At most `max_ply` moves are played since the beginning. A pass
/// changes nothing on the board, and nothing is told of it. Only some positions are judged: most of
/// the work is better left until `evaluate`, which is asked about the position after the last move.
template <class E, class P>
concept Following = Evaluator<E, P> &&
    requires(E& evaluator, const P& position, typename P::Move move, const Foresight<P>& change) {
    evaluator.begin(position);
    evaluator.play(position, move, change);
    evaluator.undo();
};

/// Knows which moves change much at once. For legal moves,
/// - `generate_noisy` appends those that capture or promote, as far as they matter at once, and
///   `generate_quiet` all others, to a list that the caller emptied;
/// - `is_noisy` tells the ones from the others;
/// - `gain` is the value of what a move takes and of what it promotes;
/// - `is_safe` tells whether a move gains at least `least`, when the captures that follow on its
///   target are counted (static exchange evaluation, SEE);
/// - `slot` is a number below `slots`, the same for moves that are good in the same positions;
/// - `kind`, above 0 and below `kinds`, tells what moves and where it arrives.
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

/// Knows which positions are alike in what an evaluator tends to misjudge: those of the same
/// `structure`.
template <class T, class P>
concept Structured = requires(const P& position) {
    { T::structure(position) } -> std::same_as<core::Key>;
};

/// Knows check: a threat that every move has to answer. `gives_check` is asked of legal moves.
template <class T, class P>
concept Checking = requires(const P& position, typename P::Move move) {
    { T::in_check(position) } -> std::same_as<bool>;
    { T::gives_check(position, move) } -> std::same_as<bool>;
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
