#pragma once

#include <algorithm>
#include <optional>

#include "nnue/accumulators.hpp"
#include "search/tactics.hpp"

namespace engine {

/// Judges by a network that has learned its board, or without one as `Hand` does.
template <class Inputs, class Hand>
class NetworkEvaluator {
    using Position = typename Inputs::Position;
    using Move = typename Position::Move;

  public:
    /// The network, if there is one, must fit all positions that are judged, and outlive this.
    explicit NetworkEvaluator(const nnue::Network* network) {
        if (network != nullptr) accumulators_.emplace(*network);
    }

    void begin(const Position&) {
        if (accumulators_) accumulators_->begin();
    }
    void play(const Position& position, Move move, const search::Foresight<Position>& change) {
        if (accumulators_) accumulators_->play(position, move, change);
    }
    void undo() {
        if (accumulators_) accumulators_->undo();
    }

    search::Score evaluate(const Position& position) {
        if (!accumulators_) return hand_.evaluate(position);
        return std::clamp(accumulators_->score(position), -search::max_evaluation,
                          search::max_evaluation);
    }

  private:
    std::optional<nnue::Accumulators<Inputs>> accumulators_;
    Hand hand_;
};

} // namespace engine
