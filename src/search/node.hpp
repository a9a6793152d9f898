#pragma once

#include <algorithm>
#include <optional>

#include "core/static_vector.hpp"
#include "search/picker.hpp"
#include "search/search.hpp"

// One node of the tree: what decides it before its moves are searched, and the moves.

namespace search {

template <Searchable P, class Tactics, Evaluator<P> E>
Score Search<P, Tactics, E>::node(ScoreWindow window, int depth, int ply, bool is_cut) {
    const bool is_checked = in_check();
    if (is_checked) ++depth; // check extension
    if (depth <= 0) return quiescence(window, ply);
    step(ply).line.clear();
    longest_line_ = std::max(longest_line_, ply);
    const bool is_whole = step(ply).excluded == Move{}; // no move is excluded
    if (is_whole) {
        if (budget_.spend()) return draw;
        if (const auto end = end_score(ply)) return *end;
        if (ply >= max_ply) return is_checked ? draw : judge();

        // Mate-distance pruning: only a shorter way to the end than the one already found matters.
        window = {std::max(window.alpha, loss_in(ply)), std::min(window.beta, win_in(ply + 1))};
        if (window.alpha >= window.beta) return window.alpha;
    }
    Node node{.window = window,
              .depth = std::min(depth, max_ply),
              .ply = ply,
              .is_cut = is_cut,
              .is_checked = is_checked,
              .is_improving = false,
              .raw = unknown,
              .judgement = unknown,
              .known = table_->find(path_.last())};
    if (!node.is_pv() && is_whole)
        if (const auto score = decided(node.known, window, depth, ply)) return *score;

    judge(node);
    if constexpr (is_selective) {
        if (!node.is_pv() && !is_checked && is_whole)
            if (const auto score = good_enough(node)) return *score;
        if (is_whole && node.depth >= 4 && (node.is_pv() || is_cut) &&
            (!node.known || node.known->move == 0))
            --node.depth; // internal iterative reduction: the next iteration will have a move
        experience_.forget_killers(ply + 1);
    }
    return search_moves(node);
}

template <Searchable P, class Tactics, Evaluator<P> E>
void Search<P, Tactics, E>::judge(Node& node) {
    const int ply = node.ply;
    step(ply).judgement = unknown;
    if (node.is_checked) return;
    if (!is_selective) return; // nothing is decided by it
    node.raw = raw_judgement(node.known);
    node.judgement = judgement_of(node.raw);
    step(ply).judgement = node.judgement;
    const Score before = ply >= 2 && step(ply - 2).judgement != unknown ? step(ply - 2).judgement
                         : ply >= 4                                     ? step(ply - 4).judgement
                                                                        : unknown;
    node.is_improving = before == unknown || node.judgement > before + margins().improvement;
    // A search knows more than the evaluator.
    if (node.known && !is_decided(node.known->score)) {
        const Score score = node.known->score;
        const Bound bound = node.known->bound;
        if (bound == Bound::exact || (bound == Bound::lower && score > node.judgement) ||
            (bound == Bound::upper && score < node.judgement))
            node.judgement = score;
    }
}

template <Searchable P, class Tactics, Evaluator<P> E>
Score Search<P, Tactics, E>::search_moves(const Node& node) {
    const int ply = node.ply;
    ScoreWindow window = node.window;
    Picker<P, Tactics> picker(position_, experience_, candidates_, move_of(node.known),
                              prelude(ply), ply, Picker<P, Tactics>::Scope::all);
    core::StaticVector<Move, 64> quiet;
    core::StaticVector<Move, 32> noisy;
    const Move excluded = step(ply).excluded;
    Score best = -infinite;
    Candidate<Move> best_move{};
    int index = 0;
    // Quiet moves that are skipped count as one.
    const auto leaves_out_quiet = [&] {
        if (!is_selective || is_loss(best) || !are_quiet_hopeless(node, index, window.alpha))
            return false;
        ++index;
        return true;
    };
    for (Candidate<Move> next; picker.next(next, leaves_out_quiet);) {
        if (next.move == excluded && excluded != Move{}) continue;
        const auto change = foresee(next.move);
        int longer = 0;
        int fewer = 0;
        if constexpr (is_selective) {
            if (!is_loss(best) && is_hopeless(node, next, index, window.alpha)) {
                ++index;
                continue;
            }
            Score cut = -infinite;
            const auto found = extension(node, next.move, cut);
            if (budget_.is_spent()) return draw;
            if (!found) return cut;
            longer = *found;
            fewer = reduced(node, next, index);
        }
        const Undo undo = play(next.move, change, ply);
        const Score score =
            follow(window, node.depth - 1 + longer, ply + 1, index == 0, fewer, !node.is_cut);
        take_back(next.move, undo);
        if (budget_.is_spent()) return draw;
        ++index;
        if (score > best) {
            best = score;
            if (score > window.alpha) {
                window.alpha = score;
                best_move = next;
                if (node.is_pv()) append_line(next.move, ply);
                if (score >= window.beta) break;
            }
        }
        if (next.is_noisy && noisy.size() < noisy.capacity()) noisy.push_back(next.move);
        if (!next.is_noisy && quiet.size() < quiet.capacity()) quiet.push_back(next.move);
    }
    // If the only move is excluded, nothing is left.
    if (index == 0 || best == -infinite) return window.alpha;
    if (excluded != Move{}) return best;
    if constexpr (is_selective)
        if (best >= window.beta)
            learn_cut(node, best_move, {quiet.begin(), quiet.end()}, {noisy.begin(), noisy.end()});
    remember(node, best_move, best);
    return best;
}

template <Searchable P, class Tactics, Evaluator<P> E>
void Search<P, Tactics, E>::learn_cut(const Node& node, const Candidate<Move>& best,
                                      std::span<const Move> quiet, std::span<const Move> noisy) {
    const int bonus = std::min(margins().history_bonus * node.depth - 60, 1'800);
    experience_.learn(position_, best.move, best.is_noisy, quiet, noisy, prelude(node.ply), bonus,
                      node.ply);
}

template <Searchable P, class Tactics, Evaluator<P> E>
void Search<P, Tactics, E>::append_line(Move move, int ply) {
    Line& line = step(ply).line;
    line.clear();
    line.push_back(move);
    for (const Move later : step(ply + 1).line) line.push_back(later);
}

template <Searchable P, class Tactics, Evaluator<P> E>
void Search<P, Tactics, E>::remember(const Node& node, const Candidate<Move>& best, Score score) {
    const Bound bound = bound_of(score, node.window);
    table_->store(path_.last(), {.move = best.move.bits(),
                                 .score = from_here(score, node.ply),
                                 .depth = node.depth,
                                 .bound = bound,
                                 .judgement = node.raw});
    const Score judged = step(node.ply).judgement;
    if (node.is_checked || best.is_noisy || judged == unknown || is_decided(score)) return;
    if ((bound == Bound::lower && score <= judged) || (bound == Bound::upper && score >= judged))
        return;
    corrections_.learn(position_, node.depth, score - judged);
}

} // namespace search
