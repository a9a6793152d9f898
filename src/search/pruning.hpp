#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>

#include "search/search.hpp"

// What a search skips, and what it searches less deeply or more deeply.

namespace search {

/// A score that needs no search of the moves: the position is far above beta (reverse futility
/// pruning), or stays above it even if the side to move passes.
template <Searchable P, class Tactics, Evaluator<P> E>
std::optional<Score> Search<P, Tactics, E>::good_enough(Node& node) {
    const auto [alpha, beta] = node.window;
    if (is_decided(beta) || is_decided(alpha)) return std::nullopt;
    const Score margin = margins().reverse_futility * (node.depth - (node.is_improving ? 1 : 0));
    if (node.depth <= margins().reverse_futility_depth && node.judgement - margin >= beta &&
        !is_decided(node.judgement) && may_pass())
        return beta + (node.judgement - beta) / margins().excess_divisor;
    return pass(node);
}

/// By how many plies the search after a null move is reduced.
template <Searchable P, class Tactics, Evaluator<P> E>
int Search<P, Tactics, E>::saved_by_passing(const Node& node) const {
    const Score lead = node.judgement - node.window.beta;
    const int hundredths = margins().null_move + node.depth * 10'000 / margins().null_move_depth;
    return hundredths / 100 + std::min(lead / margins().null_move_lead, 3);
}

/// Null-move pruning: a score that the position keeps even if the side to move passes.
template <Searchable P, class Tactics, Evaluator<P> E>
std::optional<Score> Search<P, Tactics, E>::pass(const Node& node) {
    if constexpr (Passing<Tactics, P>) {
        const Score beta = node.window.beta;
        const int ply = node.ply;
        const bool has_just_passed = ply > 0 && step(ply - 1).kind == 0;
        const bool may_be_drawn = position_.quiet_plies() + 1 >= quiet_limit_;
        if (node.depth < 3 || node.judgement < beta || has_just_passed || ply < unpassed_ply_ ||
            may_be_drawn || !may_pass())
            return std::nullopt;
        const int saved = saved_by_passing(node);
        const Undo undo = position_.pass();
        const std::size_t before = path_.push_pass(position_.key());
        step(ply).kind = 0;
        Score score = -this->node({-beta, 1 - beta}, node.depth - 1 - saved, ply + 1, !node.is_cut);
        path_.pop_pass(before);
        position_.undo_pass(undo);
        if (budget_.is_spent()) return draw;
        if (score < beta) return std::nullopt;
        if (is_win(score)) score = beta;
        if (node.depth < 12 || unpassed_ply_ > 0) return score;
        // At high depth, verify that having to move is not the problem itself (zugzwang).
        unpassed_ply_ = ply + 3 * (node.depth - saved) / 4;
        const Score sure =
            this->node({beta - 1, beta}, std::max(node.depth - 1 - saved, 1), ply, false);
        unpassed_ply_ = 0;
        if (sure >= beta || budget_.is_spent()) return score;
    }
    return std::nullopt;
}

/// How deep a late quiet move is likely to be searched.
template <Searchable P, class Tactics, Evaluator<P> E>
int Search<P, Tactics, E>::plies_left(const Node& node, int index) const {
    const int fewer = reduction(margins(), node.depth, static_cast<std::size_t>(index)) / one_ply;
    return std::max(node.depth - 1 - fewer, 0);
}

/// Futility pruning: whether a late quiet move cannot be expected to make up for how bad the
/// position is.
template <Searchable P, class Tactics, Evaluator<P> E>
bool Search<P, Tactics, E>::is_far_below(const Node& node, int index, Score alpha) const {
    const int left = plies_left(node, index);
    return !node.is_checked && left <= margins().futility_plies &&
           node.judgement + margins().futility_base + margins().futility * left <= alpha;
}

/// Late-move pruning: whether no quiet move from this place in the order on is worth trying.
template <Searchable P, class Tactics, Evaluator<P> E>
bool Search<P, Tactics, E>::are_quiet_hopeless(const Node& node, int index, Score alpha) const {
    if (index == 0 || is_decided(alpha)) return false;
    const int hundredths =
        margins().late_moves + margins().late_moves_per_square_of_depth * node.depth * node.depth;
    const int most = hundredths / (node.is_improving ? 100 : 200);
    if (!node.is_pv() && node.depth <= 8 && index > most) return true;
    return !Checking<Tactics, P> && is_far_below(node, index, alpha);
}

/// Whether a late move is not worth trying: it loses material (SEE pruning), was seldom good before
/// (history pruning), or cannot be expected to suffice.
template <Searchable P, class Tactics, Evaluator<P> E>
bool Search<P, Tactics, E>::is_hopeless(const Node& node, const Candidate<Move>& next, int index,
                                        Score alpha) const {
    if (index == 0 || is_decided(alpha)) return false;
    const int depth = node.depth;
    if (next.is_noisy)
        return depth <= 6 &&
               !Tactics::is_safe(position_, next.move, -margins().noisy_loss * depth) &&
               !gives_check(next.move);
    if (Checking<Tactics, P> && is_far_below(node, index, alpha) && !gives_check(next.move))
        return true;
    const int left = plies_left(node, index);
    if (left <= 3 && next.order < -margins().least_worth * depth) return true;
    return left <= margins().quiet_loss_plies &&
           !Tactics::is_safe(position_, next.move, -margins().quiet_loss * left * left);
}

/// Singular extension: by how many plies the search of a move is extended, because it is better
/// than all others. Nothing, but `cut` as the score of the node, if several moves are above beta
/// (multi-cut).
template <Searchable P, class Tactics, Evaluator<P> E>
std::optional<int> Search<P, Tactics, E>::extension(const Node& node, Move move, Score& cut) {
    if (!node.known || node.ply == 0 || node.depth < 7 || step(node.ply).excluded != Move{})
        return 0;
    const Known& known = *node.known;
    if (move.bits() != known.move || known.depth < node.depth - 3 || known.bound == Bound::upper ||
        is_decided(known.score) || node.ply >= max_ply / 2)
        return 0;
    const Score least = known.score - margins().singular * node.depth / 100;
    step(node.ply).excluded = move;
    const Line line = step(node.ply).line;
    const Score others =
        this->node({least - 1, least}, (node.depth - 1) / 2, node.ply, node.is_cut);
    step(node.ply).excluded = Move{};
    step(node.ply).line = line;
    if (others < least) return !node.is_pv() && others < least - margins().doubly_singular ? 2 : 1;
    if (least >= node.window.beta) {
        cut = least;
        return std::nullopt;
    }
    return known.score >= node.window.beta ? -1 : 0;
}

/// Late-move reductions: by how many plies the first search of a late move is reduced.
template <Searchable P, class Tactics, Evaluator<P> E>
int Search<P, Tactics, E>::reduced(const Node& node, const Candidate<Move>& next, int index) const {
    if (node.depth < 3 || index < (node.is_pv() ? 3 : 2) || gives_check(next.move)) return 0;
    int parts = reduction(margins(), node.depth, static_cast<std::size_t>(index));
    if (next.is_noisy) {
        parts = parts / 2 - (next.order > 0 ? one_ply : 0);
    } else {
        parts -= std::clamp(next.order, -4 * HistoryEntry::limit, 4 * HistoryEntry::limit) /
                 margins().worth_per_part;
        if (node.is_cut) parts += margins().in_cut_node;
    }
    if (node.is_pv()) parts -= margins().in_pv_node;
    if (!node.is_improving) parts += margins().not_improving;
    if (node.is_checked) parts -= one_ply;
    return std::clamp(parts / one_ply, 0, node.depth - 2);
}

} // namespace search
