#pragma once

#include <algorithm>

#include "search/search.hpp"

namespace search {

/// Quiescence search: the value of a position if only noisy moves are still played, or none (stand
/// pat).
template <Searchable P, class Tactics, Evaluator<P> E>
Score Search<P, Tactics, E>::quiescence(ScoreWindow window, int ply) {
    step(ply).line.clear();
    longest_line_ = std::max(longest_line_, ply);
    if (budget_.spend()) return draw;
    if (const auto end = end_score(ply)) return *end;
    if constexpr (is_selective) {
        const auto known = table_->find(path_.last());
        if (window.is_null())
            if (const auto score = decided(known, window, 0, ply)) return *score;
        const Score raw = raw_judgement(known);
        Score standing = judgement_of(raw);
        if (known && known->bound == Bound::lower && known->score > standing &&
            !is_decided(known->score))
            standing = known->score;
        if (standing >= window.beta || ply >= max_ply) return standing;

        const ScoreWindow asked = window;
        Score best = standing;
        Move best_move{};
        Picker<P, Tactics> picker(position_, experience_, candidates_, move_of(known), prelude(ply),
                                  ply, Picker<P, Tactics>::Scope::noisy);
        for (Candidate<Move> next; best < window.beta && picker.next(next);) {
            window.alpha = std::max(window.alpha, best);
            const Score hoped = standing + Tactics::gain(position_, next.move) + margins().delta;
            if (hoped <= window.alpha && !finishes(next.move)) {
                best = std::max(best, hoped);
                continue;
            }
            const Undo undo = play(next.move, foresee(next.move), ply);
            const Score score = -node(-window, 0, ply + 1, false);
            take_back(next.move, undo);
            if (budget_.is_spent()) return draw;
            if (score <= best) continue;
            best = score;
            best_move = next.move;
            if (!window.is_null() && score > window.alpha) append_line(next.move, ply);
        }
        table_->store(path_.last(), {.move = best_move.bits(),
                                     .score = from_here(best, ply),
                                     .depth = 0,
                                     .bound = bound_of(best, asked),
                                     .judgement = raw});
        return best;
    } else {
        return judgement_of(evaluator_.evaluate(position_));
    }
}

} // namespace search
