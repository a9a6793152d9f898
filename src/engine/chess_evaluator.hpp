#pragma once

#include "chess/position.hpp"
#include "search/tactics.hpp"

namespace engine {

/// Judges chess positions by material, places, mobility, pawns and the safety of the kings, weighed
/// by how full the board still is.
class ChessEvaluator {
  public:
    search::Score evaluate(const chess::Position& position) const;
};

static_assert(search::Evaluator<ChessEvaluator, chess::Position>);

} // namespace engine
