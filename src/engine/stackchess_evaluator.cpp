#include "engine/stackchess_evaluator.hpp"

#include "engine/stackchess_judgement.hpp"
#include "engine/stackchess_scale.hpp"
#include "engine/stackchess_sum.hpp"

namespace engine {

using core::Color;

template <class Board>
search::Score
StackchessEvaluator<Board>::evaluate(const stackchess::BasicPosition<Board>& position) const {
    StackchessSum sum;
    StackchessJudgement<Board, StackchessSum>(position, sum);
    const int pieces = position.piece_count(Color::white) + position.piece_count(Color::black);
    const int score = sum.total.at(pieces, 4 * position.size());
    const int scaled =
        score * stackchess_scale(position, score > 0 ? Color::white : Color::black) / whole_scale;
    return position.turn() == Color::white ? scaled : -scaled;
}

template class StackchessEvaluator<stackchess::SmallBoard>;
template class StackchessEvaluator<stackchess::LargeBoard>;

static_assert(
    search::Evaluator<StackchessEvaluator<stackchess::SmallBoard>, stackchess::SmallPosition>);
static_assert(
    search::Evaluator<StackchessEvaluator<stackchess::LargeBoard>, stackchess::LargePosition>);

} // namespace engine
