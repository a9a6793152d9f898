#pragma once

#include <algorithm>
#include <optional>

#include "chess/position.hpp"
#include "engine/margins.hpp"
#include "engine/networks.hpp"
#include "nnue/accumulators.hpp"
#include "search/tactics.hpp"
#include "stackchess/position.hpp"

namespace engine {

/// The network that knows such positions, or null. None has learned to play without promotion.
inline const nnue::Network* network_of(const Networks& networks, const chess::Position&) {
    return networks.of(game::Rules::chess, 8);
}
inline const nnue::Network* network_of(const Networks& networks,
                                       const stackchess::SmallPosition& position) {
    if (!position.has_promotion()) return nullptr;
    return networks.of(game::Rules::stackchess, position.size());
}

/// Whether the hand-written evaluation knows such positions better: how to mate a lone king, which
/// hardly occurs in the games that networks learn from.
inline bool is_for_hand(const chess::Position& position) {
    const chess::Board& board = position.board();
    const auto is_alone = [&](core::Color color) {
        return (board.of(color) & ~board.kings()) == 0;
    };
    return is_alone(core::Color::white) || is_alone(core::Color::black);
}
inline bool is_for_hand(const stackchess::SmallPosition&) { return false; }

/// Judges by the network of the board where play begins, or as `Hand` does where there is none.
template <class Inputs, class Hand>
class NetworkEvaluator {
    using Position = typename Inputs::Position;
    using Move = typename Position::Move;

  public:
    /// The networks must outlive this.
    explicit NetworkEvaluator(const Networks& networks) : networks_(&networks) {}

    void begin(const Position& root) {
        const nnue::Network* const network = network_of(*networks_, root);
        if (network == nullptr)
            accumulators_.reset();
        else if (!accumulators_ || &accumulators_->network() != network)
            accumulators_.emplace(*network);
        if (accumulators_) accumulators_->begin();
    }
    void play(const Position& position, Move move, const search::Foresight<Position>& change) {
        if (accumulators_) accumulators_->play(position, move, change);
    }
    void undo() {
        if (accumulators_) accumulators_->undo();
    }

    /// What suits the scores of `evaluate`.
    const search::Margins& margins() const {
        return accumulators_ ? MarginsOf<Position>::network : MarginsOf<Position>::hand;
    }

    search::Score evaluate(const Position& position) {
        if (!accumulators_ || is_for_hand(position)) return hand_.evaluate(position);
        return std::clamp(accumulators_->score(position), -search::max_evaluation,
                          search::max_evaluation);
    }

  private:
    const Networks* networks_;
    std::optional<nnue::Accumulators<Inputs>> accumulators_;
    Hand hand_;
};

} // namespace engine
