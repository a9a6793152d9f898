#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/key.hpp"
#include "core/static_vector.hpp"
#include "game/outcome.hpp"
#include "game/position.hpp"
#include "game/refusal.hpp"
#include "stackchess/large_board.hpp"
#include "stackchess/move.hpp"
#include "stackchess/setup.hpp"
#include "stackchess/small_board.hpp"

namespace stackchess {

/// A playable Stackchess position on a board stored as `Board`. `game::Position` documents its
/// functions.
template <class Board>
class BasicPosition {
    using Tower = typename Board::Tower;
    using Square = typename Board::Square;

  public:
    static constexpr auto rules = game::Rules::stackchess;

    using Move = stackchess::Move;
    using MoveList = core::StaticVector<Move, Board::max_moves>;

    /// What a move changed that cannot be derived from the move.
    struct Undo {
        typename Board::Saved board;
        core::PositionKey board_key;
        std::array<std::uint32_t, 2> unmoved;
        int quiet_plies;
        bool captured;
    };

    /// What a move does to a position.
    struct Change {
        Tower rest;   ///< of the stack it leaves
        Tower landed; ///< the stack it arrives on
        bool captures;
        bool is_quiet; ///< it neither captures nor moves a pawn
        std::array<std::uint32_t, 2> unmoved;
        core::PositionKey board_key;
        core::PositionKey key; ///< of the position after the move
    };

    /// The position of a setup that has no faults and fits the board.
    static core::Result<BasicPosition, Faults> from(const Setup& setup);
    Setup setup() const;

    const Board& board() const { return board_; }
    int size() const { return board_.size(); }
    Color turn() const { return ply_ % 2 == 0 ? Color::white : Color::black; }
    int quiet_plies() const { return std::min(quiet_plies_, max_counter); }
    int move_number() const { return std::min(ply_ / 2 + 1, max_counter); }
    bool has_promotion() const { return promotion_; }
    int piece_count(Color color) const { return pieces_[core::index(color)]; }

    /// The height of the stack on a square, and the piece under `above` others in it, with
    /// `Role::none` below the bottom.
    int height(Coord coord) const { return board_.tower(Board::square(coord)).height(); }
    Piece piece_below(Coord coord, int above) const;
    /// Whether the bottom pawn of the stack there is one of `color` that has never moved.
    bool is_unmoved(Color color, Coord coord) const {
        return (unmoved_[core::index(color)] & unmoved_flag(color, coord)) != 0;
    }
    /// A bit for each file where the first pawn of `color` has never moved.
    std::uint32_t unmoved(Color color) const { return unmoved_[core::index(color)]; }

    core::PositionKey key() const { return board_key_ ^ state_key(); }
    core::PositionKey fresh_key() const { return fresh_board_key() ^ state_key(); }

    game::Outcome outcome() const;
    /// Whether no two pieces of `color` can ever move together, so that it can never capture.
    bool is_harmless(Color color) const;
    bool can_win(Color color) const { return !is_harmless(color); }

    /// Whether there is any legal move.
    bool has_move() const;
    std::size_t move_count() const;
    void generate(MoveList& moves) const;
    bool is_legal(Move move) const { return refusal(move).kind == game::RefusalKind::none; }
    game::Refusal refusal(Move move) const;

    /// What a legal move will do to the position, computed before it is played.
    Change change_by(Move move) const;
    /// Plays the move; `change` is what it changes in this position.
    Undo play(Move move, const Change& change);
    Undo play(Move move);
    void undo(Move move, const Undo& undo);

    /// Passes the turn to the other side. No rule allows this, but null-move pruning needs it.
    /// `undo_pass` takes it back.
    Undo pass() {
        ++ply_;
        return {{}, board_key_, unmoved_, quiet_plies_++, false};
    }
    void undo_pass(const Undo& undo) {
        --ply_;
        quiet_plies_ = undo.quiet_plies;
    }
    static constexpr bool can_pass() { return true; }
    /// Nothing castles here.
    static constexpr bool is_chess960() { return false; }

    /// What a legal move would capture and promote.
    int captured_by(Move move) const;
    int promoted_by(Move move) const {
        if (!promotion_ || move.to().rank != last_rank(turn(), size())) return 0;
        return board_.tower(Board::square(move.from())).top(move.count()).count(Role::pawn);
    }

    friend bool operator==(const BasicPosition&, const BasicPosition&) = default;

  private:
    explicit BasicPosition(const Setup& setup);

    std::uint32_t unmoved_flag(Color color, Coord coord) const {
        return coord.rank == first_rank(color, size()) ? std::uint32_t{1} << coord.file : 0;
    }
    template <Color us>
    Change change_as(Move move) const;
    template <Color us>
    Undo play_as(Move move, const Change& change);
    template <Color us>
    void undo_as(Move move, const Undo& undo);
    /// Of everything that is not on the board.
    static core::PositionKey state_key(const std::array<std::uint32_t, 2>& unmoved, Color turn) {
        constexpr std::uint64_t flags_salt = 0xA0761D6478BD642F;
        constexpr core::PositionKey black_to_move = 0x5DEECE66D1CE4E5B;
        const std::uint64_t flags = std::uint64_t{unmoved[0]} << 32 | unmoved[1];
        return core::scatter(flags, flags_salt) ^ (turn == Color::white ? 0 : black_to_move);
    }
    core::PositionKey state_key() const { return state_key(unmoved_, turn()); }
    core::PositionKey fresh_board_key() const;

    Board board_;
    core::PositionKey board_key_ = 0; ///< of the stacks, the size and the promotion rule
    std::array<std::uint32_t, 2> unmoved_{};
    std::array<int, 2> pieces_{};
    int quiet_plies_ = 0;
    int ply_ = 0; ///< counted from White's first move
    bool promotion_ = true;
};

using SmallPosition = BasicPosition<SmallBoard>;
using LargePosition = BasicPosition<LargeBoard>;

extern template class BasicPosition<SmallBoard>;
extern template class BasicPosition<LargeBoard>;

static_assert(game::Position<SmallPosition> && game::Position<LargePosition>);

/// Calls `visit` with the position of `setup`, in the type that fits its size, and returns the
/// result, or the faults of the setup.
template <class Visit>
auto with_position(const Setup& setup, Visit visit)
    -> core::Result<decltype(visit(std::declval<SmallPosition>())), Faults> {
    const auto apply = [&](auto position) {
        return position.map([&](auto& playable) { return visit(std::move(playable)); });
    };
    if (setup.size <= SmallBoard::max_size) return apply(SmallPosition::from(setup));
    return apply(LargePosition::from(setup));
}

} // namespace stackchess
