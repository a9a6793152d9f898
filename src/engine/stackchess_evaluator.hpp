#pragma once

#include "search/tactics.hpp"
#include "stackchess/position.hpp"

namespace engine {

/// Judges Stackchess positions on boards of any size by material, the moves of single pieces and of
/// groups, the stacks that taller groups can take, and how near pawns are to promotion.
template <class Board>
class StackchessEvaluator {
  public:
    search::Score evaluate(const stackchess::BasicPosition<Board>& position) const;
};

extern template class StackchessEvaluator<stackchess::SmallBoard>;
extern template class StackchessEvaluator<stackchess::LargeBoard>;

} // namespace engine
