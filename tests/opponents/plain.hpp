#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/random.hpp"
#include "core/static_vector.hpp"
#include "game/position.hpp"
#include "opponents/limits.hpp"
#include "opponents/material.hpp"

namespace opponents {

/// Alpha-beta to a fixed depth by material alone: no quiescence search, table or history.
template <game::Position P>
class Plain {
  public:
    using Move = typename P::Move;

    static constexpr int win = 1'000'000;

    explicit Plain(std::uint64_t seed) : random_(seed) {}

    /// One of the best moves of a position that has some, all equally likely; the best so far if
    /// stopped.
    Move choose(const P& root, int depth, const Limits& limits) {
        limits_ = limits;
        P position = root;
        typename P::MoveList moves;
        position.generate(moves);
        for (std::size_t left = moves.size(); left > 1; --left)
            std::swap(moves[random_.below(left)], moves[left - 1]);
        Move best = moves[0];
        value_ = -infinite;
        const int standing = balance(position);
        for (const Move move : moves) {
            const int score = follow(position, move, depth, 0, {value_, infinite, standing});
            if (is_stopped()) break;
            if (score <= value_) continue;
            value_ = score;
            best = move;
        }
        return best;
    }

    /// Of the move last chosen, for the side that makes it, in pawns; `win` minus the plies to it.
    int value() const { return value_; }
    std::uint64_t nodes() const { return nodes_; }

  private:
    static constexpr int infinite = win + 1;

    struct Window {
        int alpha;
        int beta;
        int standing; ///< the balance of material
    };

    bool is_stopped() const {
        return limits_.is_stopped() || (limits_.nodes != 0 && nodes_ >= limits_.nodes);
    }

    int follow(P& position, Move move, int depth, int ply, Window window) {
        const int standing = window.standing + gain(position, move);
        const auto undo = position.play(move);
        const int score =
            -search(position, depth - 1, ply + 1, {-window.beta, -window.alpha, -standing});
        position.undo(move, undo);
        return score;
    }

    int search(P& position, int depth, int ply, Window window) {
        ++nodes_;
        if (const game::Outcome outcome = position.outcome(); outcome.is_over()) {
            if (!outcome.winner()) return 0;
            return *outcome.winner() == position.turn() ? win - ply : ply - win;
        }
        if (depth <= 0 || is_stopped()) return window.standing;
        for (const Ordered& next : ordered(position)) {
            window.alpha = std::max(window.alpha, follow(position, next.move, depth, ply, window));
            if (window.alpha >= window.beta) break;
        }
        return window.alpha;
    }

    struct Ordered {
        Move move;
        int gain;
    };

    /// All moves, those that gain most first.
    static auto ordered(const P& position) {
        typename P::MoveList moves;
        position.generate(moves);
        core::StaticVector<Ordered, P::MoveList::capacity()> list;
        for (const Move move : moves) list.push_back({move, gain(position, move)});
        const auto quiet = std::partition(list.begin(), list.end(),
                                          [](const Ordered& next) { return next.gain > 0; });
        std::sort(list.begin(), quiet,
                  [](const Ordered& a, const Ordered& b) { return a.gain > b.gain; });
        return list;
    }

    core::Random random_;
    Limits limits_;
    int value_ = 0;
    std::uint64_t nodes_ = 0;
};

} // namespace opponents
