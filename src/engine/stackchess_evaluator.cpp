#include "engine/stackchess_evaluator.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "core/bits.hpp"
#include "engine/coverage.hpp"
#include "engine/stackchess_weights.hpp"
#include "stackchess/movegen.hpp"

namespace engine {
namespace {

namespace weights = stackchess_weights;
using core::Color;
using core::Role;
using search::Score;

/// Sums up the moves of one side that it is shown: those that end where nothing taller can take
/// count most.
template <class Board>
class Mobility {
  public:
    Mobility(const Coverage<Board>& enemy) : enemy_(enemy) {}

    void operator()(typename Board::Square, int count, const typename Board::Targets& targets) {
        const int all = static_cast<int>(Board::target_count(targets));
        const int safe = enemy_.against(count).count_others(targets);
        const auto tall = static_cast<std::size_t>(std::min(count, weights::tallest));
        all_ += weights::mobility[tall] * all;
        safe_ += weights::safe_mobility[tall] * safe;
    }
    void pawns(core::Bits targets, int, int) {
        all_ += weights::mobility[1] * core::count(targets);
    }

    /// What it is worth to a side with so many pieces: the fewer they are, the more it matters that
    /// they can escape.
    Score worth(int pieces, int size) const {
        const auto few = std::min(static_cast<std::size_t>(pieces), weights::escape.size() - 1);
        return (all_ + safe_ * weights::escape[few]) * weights::mobility_size / size;
    }

  private:
    const Coverage<Board>& enemy_;
    int all_ = 0;
    int safe_ = 0;
};

/// The pieces of one side.
struct Pieces {
    Score material = 0;
    Score promotion = 0; ///< what its pawns add by being near to promotion
    Score first_threatened = 0;
    Score second_threatened = 0;
    Role last = Role::none;

    void threaten(Score value) {
        second_threatened = std::max(second_threatened, std::min(first_threatened, value));
        first_threatened = std::max(first_threatened, value);
    }
};

template <class Board>
Pieces pieces_of(const stackchess::BasicPosition<Board>& position, Color color,
                 const Coverage<Board>& enemy) {
    const Board& board = position.board();
    const int last = stackchess::last_rank(color, board.size());
    Pieces sum;
    board.for_each_stack(color, [&](typename Board::Square square) {
        const auto& tower = board.tower(square);
        const auto steps = static_cast<std::size_t>(std::abs(last - Board::coord(square).rank));
        const Score before = sum.material;
        int height = 0;
        for (Role role = tower.top(); role != Role::none;) {
            sum.material += weights::material[core::index(role)];
            if (role == Role::pawn && steps < weights::steps_to_promotion.size())
                sum.promotion += weights::steps_to_promotion[steps];
            sum.last = role;
            role = ++height < Board::Tower::max_height ? tower.below(height) : Role::none;
        }
        if (enemy.against(height).has(square)) sum.threaten(sum.material - before);
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
    Coverage<Board> own_cover;
    Coverage<Board> enemy_cover;
    visit_moves(board, us, position.unmoved(us), own_cover);
    visit_moves(board, ~us, position.unmoved(~us), enemy_cover);
    Mobility<Board> own_moves(enemy_cover);
    Mobility<Board> enemy_moves(own_cover);
    visit_moves(board, us, position.unmoved(us), own_moves);
    visit_moves(board, ~us, position.unmoved(~us), enemy_moves);
    const Pieces own = pieces_of(position, us, enemy_cover);
    const Pieces enemy = pieces_of(position, ~us, own_cover);

    const Score ahead = own.material - enemy.material;
    const Score mobility = own_moves.worth(position.piece_count(us), board.size()) -
                           enemy_moves.worth(position.piece_count(~us), board.size());
    // What the side to move could take, the search sees.
    const Score threatened = own.first_threatened / weights::first_threat_divisor +
                             own.second_threatened / weights::second_threat_divisor;
    const Score score = ahead + ahead * weights::dominance / (own.material + enemy.material) +
                        own.promotion - enemy.promotion + mobility - threatened + weights::tempo;
    return score > 0 ? tempered(position, score, us, enemy.last)
                     : tempered(position, score, ~us, own.last);
}

template class StackchessEvaluator<stackchess::SmallBoard>;
template class StackchessEvaluator<stackchess::LargeBoard>;

static_assert(
    search::Evaluator<StackchessEvaluator<stackchess::SmallBoard>, stackchess::SmallPosition>);
static_assert(
    search::Evaluator<StackchessEvaluator<stackchess::LargeBoard>, stackchess::LargePosition>);

} // namespace engine
