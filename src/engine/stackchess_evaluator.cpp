#include "engine/stackchess_evaluator.hpp"

#include <algorithm>
#include <cstddef>

#include "core/bits.hpp"
#include "engine/stackchess_tactics.hpp"
#include "engine/stackchess_weights.hpp"
#include "stackchess/movegen.hpp"

namespace engine {
namespace {

namespace weights = stackchess_weights;
using core::Color;
using core::Role;
using search::Score;

/// Sums up the moves of one side that it is shown.
template <class Board>
class Activity {
    using Square = typename Board::Square;

  public:
    Activity(const Board& board, Color us) : board_(board), us_(us) {}

    void operator()(Square from, int count, const typename Board::Targets& targets) {
        static_cast<void>(from);
        const std::size_t tall = std::min<std::size_t>(static_cast<std::size_t>(count), 4);
        mobility_ += weights::mobility[tall] * static_cast<int>(Board::target_count(targets));
        if (count == 1) return;
        for (const auto to : Board::members(targets))
            if (board_.has(~us_, to)) threaten(to);
    }
    void pawns(core::Bits targets, int, int) {
        mobility_ += weights::mobility[1] * core::count(targets);
    }

    Score mobility() const { return mobility_ * weights::mobility_size / board_.size(); }

    /// What the stacks that could be taken are worth to the side that will be to move then.
    Score threats() const {
        return first_ / weights::first_threat_divisor + second_ / weights::second_threat_divisor;
    }

  private:
    void threaten(Square to) {
        if (to == first_square_) return;
        const auto& tower = board_.tower(to);
        const Score value = StackchessTactics<Board>::value(tower, tower.height());
        if (value > first_) {
            second_ = first_;
            first_ = value;
            first_square_ = to;
        } else {
            second_ = std::max(second_, value);
        }
    }

    const Board& board_;
    Color us_;
    Score mobility_ = 0;
    Score first_ = 0;
    Score second_ = 0;
    Square first_square_ = -1;
};

/// The pieces of one side.
struct Pieces {
    Score material = 0;
    Score promotion = 0; ///< what its pawns add by being near to promotion
    Role last = Role::none;
};

template <class Board>
Pieces pieces_of(const stackchess::BasicPosition<Board>& position, Color color) {
    const Board& board = position.board();
    const int last = stackchess::last_rank(color, board.size());
    Pieces sum;
    board.for_each_stack(color, [&](typename Board::Square square) {
        const auto& tower = board.tower(square);
        const auto steps = static_cast<std::size_t>(std::abs(last - Board::coord(square).rank));
        int above = 0;
        for (Role role = tower.top(); role != Role::none;) {
            sum.material += weights::material[core::index(role)];
            if (role == Role::pawn && steps < weights::steps_to_promotion.size())
                sum.promotion += weights::steps_to_promotion[steps];
            sum.last = role;
            role = ++above < Board::Tower::max_height ? tower.below(above) : Role::none;
        }
    });
    if (!position.has_promotion()) sum.promotion = 0;
    return sum;
}

/// Less where the side that is ahead can hardly capture what is left.
template <class Board>
Score tempered(const stackchess::BasicPosition<Board>& position, Score score, Color ahead,
               Role last_enemy) {
    if (!position.can_win(ahead)) return score / weights::harmless_divisor;
    const bool is_fugitive = position.piece_count(~ahead) == 1 &&
                             (last_enemy == Role::queen || last_enemy == Role::rook) &&
                             position.piece_count(ahead) <= weights::most_fled_from;
    return is_fugitive ? score / weights::fugitive_divisor : score;
}

} // namespace

template <class Board>
Score StackchessEvaluator<Board>::evaluate(const stackchess::BasicPosition<Board>& position) const {
    const Board& board = position.board();
    const Color us = position.turn();
    Activity<Board> own(board, us);
    Activity<Board> enemy(board, ~us);
    visit_moves(board, us, position.unmoved(us), own);
    visit_moves(board, ~us, position.unmoved(~us), enemy);
    const Pieces own_pieces = pieces_of(position, us);
    const Pieces enemy_pieces = pieces_of(position, ~us);

    const Score ahead = own_pieces.material - enemy_pieces.material;
    const Score all = own_pieces.material + enemy_pieces.material;
    const Score score = ahead + ahead * weights::dominance / all + own_pieces.promotion -
                        enemy_pieces.promotion + own.mobility() - enemy.mobility() -
                        enemy.threats() + weights::tempo;
    return score > 0 ? tempered(position, score, us, enemy_pieces.last)
                     : tempered(position, score, ~us, own_pieces.last);
}

template class StackchessEvaluator<stackchess::SmallBoard>;
template class StackchessEvaluator<stackchess::LargeBoard>;

static_assert(
    search::Evaluator<StackchessEvaluator<stackchess::SmallBoard>, stackchess::SmallPosition>);
static_assert(
    search::Evaluator<StackchessEvaluator<stackchess::LargeBoard>, stackchess::LargePosition>);

} // namespace engine
