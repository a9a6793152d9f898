#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/random.hpp"
#include "game/position.hpp"
#include "opponents/limits.hpp"
#include "opponents/material.hpp"

namespace opponents {

/// Monte Carlo tree search with upper confidence bounds (UCT): every playout descends the tree by
/// the most promising move, expands one position, and ends in random play, which is judged by the
/// material after `playout_plies`.
template <game::Position P>
class Uct {
  public:
    using Move = typename P::Move;

    /// `root` has a legal move and is not over.
    Uct(const P& root, std::uint64_t seed) : root_(root), random_(seed), tree_(1) {
        tree_.reserve(first_memory);
    }

    /// Runs playouts until a limit is reached, at least one for each move; `nodes` counts them.
    void run(const Limits& limits) {
        const auto start = std::chrono::steady_clock::now();
        const auto is_enough = [&] {
            return limits.is_stopped() || (limits.nodes != 0 && playouts() >= limits.nodes) ||
                   (limits.time.count() != 0 &&
                    std::chrono::steady_clock::now() - start >= limits.time);
        };
        const std::uint64_t least = root_.move_count();
        do {
            play_once();
        } while (playouts() < least || !is_enough());
    }

    std::uint64_t playouts() const { return tree_[0].visits; }

    /// The move tried most often.
    Move best() const {
        const auto first = tree_.begin() + tree_[0].first_child;
        return std::max_element(first, first + tree_[0].child_count,
                                [](const Node& a, const Node& b) { return a.visits < b.visits; })
            ->move;
    }

    /// The share of the points that the side to move can expect, from 0 to 1.
    double value() const { return 1 - tree_[0].points / tree_[0].visits; }

  private:
    struct Node {
        Move move{};              ///< the move that led here
        std::uint32_t visits = 0; ///< playouts that passed through
        double points = 0;        ///< of the side that made the move, from all of them
        std::uint32_t first_child = 0;
        std::uint32_t child_count = 0; ///< 0: not expanded, or the end of the game
    };

    static constexpr int playout_plies = 6; // longer ones play worse in the same time
    static constexpr double exploration = 0.3;
    /// A material lead that counts as a win.
    static constexpr double winning_balance = 20;
    static constexpr std::size_t first_memory = 1 << 16;
    static constexpr std::size_t most_memory = 1 << 23;

    void play_once() {
        P position = root_;
        path_.assign(1, 0);
        while (tree_[path_.back()].child_count > 0) {
            path_.push_back(most_promising(tree_[path_.back()]));
            position.play(tree_[path_.back()].move);
        }
        // A position reached for the first time is played out; one reached again is expanded.
        if (Node& leaf = tree_[path_.back()]; leaf.visits > 0 || path_.size() == 1)
            if (expand(path_.back(), position)) {
                path_.push_back(most_promising(tree_[path_.back()]));
                position.play(tree_[path_.back()].move);
            }
        // For the side that made the last move in the tree.
        double points = 1 - play_out(position);
        for (std::size_t i = path_.size(); i-- > 0; points = 1 - points) {
            ++tree_[path_[i]].visits;
            tree_[path_[i]].points += points;
        }
    }

    std::uint32_t most_promising(const Node& parent) const {
        const double spread = exploration * std::sqrt(std::log(parent.visits + 1.0));
        std::uint32_t best = parent.first_child;
        double most = -1;
        for (std::uint32_t i = parent.first_child; i < parent.first_child + parent.child_count;
             ++i) {
            const Node& child = tree_[i];
            if (child.visits == 0) return i; // the moves were shuffled
            const double promise =
                child.points / child.visits + spread / std::sqrt(static_cast<double>(child.visits));
            if (promise <= most) continue;
            most = promise;
            best = i;
        }
        return best;
    }

    /// Appends the moves of a position to the tree; false at the end of the game or if memory runs
    /// out.
    bool expand(std::uint32_t node, const P& position) {
        if (tree_.size() >= most_memory || position.outcome().is_over()) return false;
        moves_.clear();
        position.generate(moves_);
        tree_[node].first_child = static_cast<std::uint32_t>(tree_.size());
        tree_[node].child_count = static_cast<std::uint32_t>(moves_.size());
        for (std::size_t left = moves_.size(); left > 0; --left) {
            std::swap(moves_[random_.below(left)], moves_[left - 1]);
            tree_.push_back({.move = moves_[left - 1]});
        }
        return true;
    }

    /// The points of the side to move after random play.
    double play_out(P& position) {
        const core::Color turn = position.turn();
        for (int ply = 0; ply < playout_plies; ++ply) {
            moves_.clear();
            position.generate(moves_);
            if (moves_.empty()) break;
            position.play(moves_[random_.below(moves_.size())]);
        }
        // A side that has been checkmated or captured completely has no move, and a position in
        // which nothing can be captured stays one, so it is enough to check at the end.
        if (const game::Outcome outcome = position.outcome(); outcome.is_over())
            return !outcome.winner() ? 0.5 : *outcome.winner() == turn ? 1 : 0;
        const int ahead = position.turn() == turn ? balance(position) : -balance(position);
        return 0.5 + 0.5 * std::clamp(ahead / winning_balance, -0.95, 0.95);
    }

    P root_;
    core::Random random_;
    std::vector<Node> tree_;          ///< the root first
    std::vector<std::uint32_t> path_; ///< of one playout, from the root
    typename P::MoveList moves_;
};

} // namespace opponents
