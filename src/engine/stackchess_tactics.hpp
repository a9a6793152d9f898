#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/piece.hpp"
#include "engine/stackchess_weights.hpp"
#include "search/tactics.hpp"
#include "stackchess/position.hpp"

namespace engine {

/// What the search knows of Stackchess beyond its rules; see `search::Tactical`.
template <class Board>
struct StackchessTactics {
    using Position = stackchess::BasicPosition<Board>;
    using Move = stackchess::Move;

    /// What pieces are worth when they are taken.
    static constexpr auto& values = stackchess_weights::material;

    /// What the pieces of a tower are worth together.
    static search::Score value(const typename Board::Tower& tower) { return tower.sum(pairs); }

    /// What the pawns that a move promotes become worth more.
    static search::Score promotion_gain(const Position& position, Move move) {
        return position.promoted_by(move) *
               (values[core::index(core::Role::queen)] - values[core::index(core::Role::pawn)]);
    }

    /// A move by its squares and its count, or on large boards, where there are too many of them,
    /// by the piece on top, the count and the target.
    static constexpr bool is_small = Board::max_size <= 8;
    static constexpr std::size_t slots = is_small ? 4 << 12 : 4 << 13;
    static std::size_t slot(const Position& position, Move move) {
        const int tall = std::min(move.count(), 4) - 1;
        const int to = move.to().rank << (is_small ? 3 : 5) | move.to().file;
        const int from =
            is_small ? move.from().rank << 3 | move.from().file
                     : static_cast<int>(position.board().tower(Board::square(move.from())).top());
        constexpr int to_bits = is_small ? 6 : 10;
        constexpr int from_bits = is_small ? 6 : 3;
        return static_cast<std::size_t>(tall << (from_bits + to_bits) | from << to_bits | to);
    }

    /// The piece on top, whether others come along, and where they arrive; on large boards only
    /// about where.
    static constexpr std::size_t kinds = core::role_count * 2 * 64;
    static std::size_t kind(const Position& position, Move move) {
        const auto top = core::index(position.board().tower(Board::square(move.from())).top());
        const int shift = is_small ? 0 : 2;
        const int place = (move.to().rank >> shift) * 8 + (move.to().file >> shift);
        return (top * 2 + (move.count() > 1 ? 1U : 0U)) * 64 + static_cast<std::size_t>(place);
    }

    /// Whether it takes all that the other side has.
    static bool finishes(const Position& position, Move move) {
        return position.captured_by(move) == position.piece_count(~position.turn());
    }

    /// Where the stacks of each side stand, and which of them are tall.
    static std::array<core::PositionKey, 2> structures(const Position& position) requires is_small {
        const auto of = [&board = position.board()](core::Color color) {
            return core::scatter(board.stacks(color), 0x9E3779B97F4A7C15) ^
                   core::scatter(board.tall_stacks(color), 0xD1342543DE82EF95);
        };
        return {of(core::Color::white), of(core::Color::black)};
    }

    /// A side with few pieces may have to break up a group that it would rather keep.
    static bool may_pass(const Position& position) {
        return position.piece_count(position.turn()) > 4;
    }

    /// See `GameThinker::node_cost`: what does not fit one word costs three times as much, and more
    /// on the largest boards.
    static std::uint64_t node_cost(const Position& position) {
        return is_small ? 1 : 3 + static_cast<std::uint64_t>(position.size()) / 16;
    }

    static void generate_noisy(const Position& position, typename Position::MoveList& moves);
    static void generate_quiet(const Position& position, typename Position::MoveList& moves);
    static bool is_noisy(const Position& position, Move move) { return gain(position, move) != 0; }
    static search::Score gain(const Position& position, Move move);
    static bool is_safe(const Position& position, Move move, search::Score least);

  private:
    static constexpr stackchess::PairSums pairs = stackchess::make_pair_sums(values);
};

extern template struct StackchessTactics<stackchess::SmallBoard>;
extern template struct StackchessTactics<stackchess::LargeBoard>;

} // namespace engine
