#include "engine/stackchess_evaluator.hpp"

#include <algorithm>

#include "engine/stackchess_judgement.hpp"
#include "engine/stackchess_scale.hpp"
#include "engine/stackchess_sum.hpp"

namespace engine {

using core::Color;

namespace {

template <class Field>
TermWeight sum_up(const stackchess::BasicPosition<typename Field::Board>& position) {
    StackchessSum sum;
    StackchessJudgement<Field, StackchessSum>(position, sum);
    return sum.total;
}

TermWeight total(const stackchess::SmallPosition& position) { return sum_up<SmallField>(position); }
TermWeight total(const stackchess::LargePosition& position) {
    // Sets of a quarter of the memory cost about a quarter of the time.
    return position.size() < 16 ? sum_up<LargeField<16>>(position)
                                : sum_up<LargeField<32>>(position);
}

} // namespace

template <class Board>
search::Score
StackchessEvaluator<Board>::evaluate(const stackchess::BasicPosition<Board>& position) const {
    const int pieces = position.piece_count(Color::white) + position.piece_count(Color::black);
    const int score = total(position).at(pieces, 4 * position.size());
    const int scaled =
        score * stackchess_scale(position, score > 0 ? Color::white : Color::black) / whole_scale;
    // Fifty queens on a large board are worth more than a score can say.
    const int told = std::clamp(scaled, -search::max_evaluation, search::max_evaluation);
    return position.turn() == Color::white ? told : -told;
}

template class StackchessEvaluator<stackchess::SmallBoard>;
template class StackchessEvaluator<stackchess::LargeBoard>;

static_assert(
    search::Evaluator<StackchessEvaluator<stackchess::SmallBoard>, stackchess::SmallPosition>);
static_assert(
    search::Evaluator<StackchessEvaluator<stackchess::LargeBoard>, stackchess::LargePosition>);

} // namespace engine
