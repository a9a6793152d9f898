#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/key.hpp"
#include "core/static_vector.hpp"
#include "search/limits.hpp"
#include "search/ordering.hpp"
#include "search/path.hpp"
#include "search/score.hpp"
#include "search/table.hpp"
#include "search/tactics.hpp"

namespace search {

/// Alpha-beta below one root: what a position is worth after so many plies of best play, as far as
/// that can be told without looking at everything.
///
/// Principal variation search with a table and, where `Tactics` knows the game, late move
/// reductions, pruning of what is hopeless or good enough, and quiescence. It names no game.
/// Without tactics every move is searched to the full depth.
template <Searchable P, class Tactics, Evaluator<P> E>
class Search {
  public:
    using Move = typename P::Move;
    using Line = core::StaticVector<Move, max_ply + 1>;

    /// `past` holds the keys of the positions before the root, oldest first.
    /// Others of the crew may search the same root with the same table.
    Search(const P& root, std::span<const core::Key> past, const Limits& limits, Table& table,
           Crew* crew = nullptr)
        : position_(root), path_(past), budget_(limits, crew), table_(table), lines_(max_ply + 2),
          quiet_limit_(root.quiet_plies() < claim_plies ? claim_plies : no_limit) {
        path_.push(root.key());
    }

    const Budget& budget() const { return budget_; }
    /// The plies of the longest line looked at.
    int longest_line() const { return longest_line_; }

    /// The value of a root move, and in `line_after_root` what follows it; `is_first` promises that
    /// it is likely to lie in the window. Worthless once the budget is spent.
    Score try_root_move(Move move, bool is_first, Window window, int depth) {
        const auto undo = play(move);
        const Score score = follow(window, depth - 1, 1, is_first, 0);
        take_back(move, undo);
        return score;
    }
    const Line& line_after_root() const { return lines_[1]; }

    /// The judgement of the position at the root, or inside the search of the one looked at.
    Score judge() const {
        const Score score = evaluator_.evaluate(position_);
        // What does not come nearer to an end ends in a draw.
        return score * (evaluation_plies - std::min(position_.quiet_plies(), claim_plies)) /
               evaluation_plies;
    }

    /// The legal moves of the root, the most promising first.
    std::vector<Move> root_moves() {
        std::vector<Move> moves;
        List list(candidates_);
        const auto known = table_.find(position_.key());
        add_all(list, known ? known->move : 0, 0);
        for (Candidate<Move> next; list.take_best(next);) moves.push_back(next.move);
        return moves;
    }

    /// Remembers the best move of the root for the next search.
    void keep_root(Move move, Score score, int depth) {
        table_.store(position_.key(), {move.bits(), score, depth, Bound::exact});
    }

  private:
    static constexpr int claim_plies = 100; ///< so many quiet plies let a draw be claimed
    static constexpr int no_limit = std::numeric_limits<int>::max();
    static constexpr int evaluation_plies = 4 * claim_plies;

    static constexpr bool is_selective = Tactical<Tactics, P>;

    using Undo = typename P::Undo;
    using List = typename Candidates<Move>::List;

    Undo play(Move move) {
        const Undo undo = position_.play(move);
        path_.push(position_.key());
        return undo;
    }
    void take_back(Move move, const Undo& undo) {
        path_.pop();
        position_.undo(move, undo);
    }

    Line& line(int ply) { return lines_[static_cast<std::size_t>(ply)]; }

    bool in_check() const {
        if constexpr (Checking<Tactics, P>)
            return Tactics::in_check(position_);
        else
            return false;
    }

    /// The score of a position where play ends, or where a draw can be claimed.
    std::optional<Score> end_score(int ply) const {
        if (path_.is_repeated()) return draw;
        if (const game::Outcome outcome = position_.outcome(); outcome.is_over())
            return score_of(outcome, position_.turn(), ply);
        if (position_.quiet_plies() >= quiet_limit_) return draw;
        return std::nullopt;
    }

    /// What the table says, if it is enough to decide.
    static std::optional<Score> decided(const std::optional<Known>& known, Window window, int depth,
                                        int ply) {
        if (!known || known->depth < depth) return std::nullopt;
        const Score score = from_root(known->score, ply);
        const bool is_enough = known->bound == Bound::exact ||
                               (known->bound == Bound::lower && score >= window.beta) ||
                               (known->bound == Bound::upper && score <= window.alpha);
        return is_enough ? std::optional(score) : std::nullopt;
    }

    void add_all(List& list, std::uint32_t table_move, int ply) {
        generated_.clear();
        position_.generate(generated_);
        for (const Move move : generated_)
            list.add(candidate<P, Tactics>(position_, move, table_move, experience_, ply));
    }

    /// The value of the position after a move, for the side that made it: whether it is above
    /// `alpha` at all is found cheaply first, unless it is the first move.
    Score follow(Window window, int depth, int ply, bool is_first, int reduction) {
        if (!is_first) {
            Score score = -node(-window.null(), depth - reduction, ply, true);
            if (score > window.alpha && reduction > 0)
                score = -node(-window.null(), depth, ply, true);
            if (score <= window.alpha || score >= window.beta) return score;
        }
        return -node(-window, depth, ply, true);
    }

    /// How many plies fewer a quiet move deserves that comes late in the order.
    int reduction(const Candidate<Move>& late, std::size_t index, int depth, bool is_null) const {
        if (!is_selective || depth < 3 || index < 3 || late.is_noisy) return 0;
        const auto log2 = [](std::size_t n) { return static_cast<int>(std::bit_width(n)) - 1; };
        int plies = (is_null ? 1 : 0) + log2(static_cast<std::size_t>(depth)) * log2(index) / 4;
        if constexpr (is_selective) plies -= late.order / (Experience<P, Tactics>::max_worth / 2);
        return std::clamp(plies, 0, depth - 2);
    }

    /// Whether a late quiet move of a null window is not worth trying.
    static bool is_hopeless(std::size_t index, int depth, Score judgement, Score alpha) {
        constexpr Score margin = 100;
        if (depth > 5) return false;
        return index > static_cast<std::size_t>(4 + depth * depth) ||
               judgement + margin * (depth + 1) <= alpha;
    }

    Score node(Window window, int depth, int ply, bool may_pass);
    std::optional<Score> good_enough(Window window, int depth, int ply, Score judgement,
                                     bool may_pass);
    Score search_moves(Window window, int depth, int ply, std::uint32_t table_move, bool is_checked,
                       Score judgement);
    void remember(Candidate<Move> best, const List& list, Score score, Window window, int depth,
                  int ply);
    Score quiescence(Window window, int ply);
    Score search_noisy(Window window, int ply, std::uint32_t table_move, Score standing);

    P position_;
    Path path_;
    Budget budget_;
    Table& table_;
    E evaluator_;
    Experience<P, Tactics> experience_;
    Candidates<Move> candidates_;
    typename P::MoveList generated_;
    std::vector<Line> lines_; ///< by ply: the best play found from there
    int longest_line_ = 0;
    int quiet_limit_; ///< from so many quiet plies on a position counts as drawn
};

template <Searchable P, class Tactics, Evaluator<P> E>
Score Search<P, Tactics, E>::node(Window window, int depth, int ply, bool may_pass) {
    const bool is_checked = in_check();
    if (is_checked) ++depth;
    if (depth <= 0) return quiescence(window, ply);
    line(ply).clear();
    longest_line_ = std::max(longest_line_, ply);
    if (budget_.spend()) return draw;
    if (const auto end = end_score(ply)) return *end;
    if (ply >= max_ply) return judge();

    // A shorter way to the end than the one already found is all that matters.
    window = {std::max(window.alpha, loss_in(ply)), std::min(window.beta, win_in(ply + 1))};
    if (window.alpha >= window.beta) return window.alpha;

    const auto known = table_.find(position_.key());
    if (window.is_null())
        if (const auto score = decided(known, window, depth, ply)) return *score;

    const Score judgement = is_checked ? -infinite : judge();
    if (window.is_null() && !is_checked)
        if (const auto score = good_enough(window, depth, ply, judgement, may_pass)) return *score;

    const std::uint32_t table_move = known ? known->move : 0;
    if (is_selective && table_move == 0 && depth >= 4)
        --depth; // the next iteration will know where to begin
    return search_moves(window, depth, ply, table_move, is_checked, judgement);
}

/// A score of at least beta that needs no search of the moves: the position is far above it, or
/// stays above it even when the side to move passes.
template <Searchable P, class Tactics, Evaluator<P> E>
std::optional<Score> Search<P, Tactics, E>::good_enough(Window window, int depth, int ply,
                                                        Score judgement, bool may_pass) {
    constexpr Score margin = 90;
    if (is_win(window.beta) || is_loss(window.beta)) return std::nullopt;
    if constexpr (is_selective)
        if (depth <= 6 && judgement - margin * depth >= window.beta) return judgement;
    if constexpr (Passing<Tactics, P>) {
        if (!may_pass || depth < 3 || judgement < window.beta || !Tactics::may_pass(position_))
            return std::nullopt;
        const int saved = 3 + depth / 4;
        const Undo undo = position_.pass();
        path_.push(position_.key());
        const Score score =
            -node(-Window{window.beta - 1, window.beta}, depth - 1 - saved, ply + 1, false);
        path_.pop();
        position_.undo_pass(undo);
        if (score >= window.beta && !budget_.is_spent()) return is_win(score) ? window.beta : score;
    }
    return std::nullopt;
}

template <Searchable P, class Tactics, Evaluator<P> E>
Score Search<P, Tactics, E>::search_moves(Window window, int depth, int ply,
                                          std::uint32_t table_move, bool is_checked,
                                          Score judgement) {
    const Window asked = window;
    List list(candidates_);
    add_all(list, table_move, ply);
    Score best = -infinite;
    Candidate<Move> best_move{};
    std::size_t index = 0;
    for (Candidate<Move> next; list.take_best(next); ++index) {
        if constexpr (is_selective)
            if (asked.is_null() && !is_checked && !next.is_noisy && !is_loss(best) &&
                is_hopeless(index, depth, judgement, window.alpha))
                continue;
        const int fewer = is_checked ? 0 : reduction(next, index, depth, asked.is_null());
        const Undo undo = play(next.move);
        const Score score = follow(window, depth - 1, ply + 1, index == 0, fewer);
        take_back(next.move, undo);
        if (budget_.is_spent()) return draw;
        if (score <= best) continue;
        best = score;
        if (score <= window.alpha) continue;
        window.alpha = score;
        best_move = next;
        line(ply).clear();
        line(ply).push_back(next.move);
        for (const Move move : line(ply + 1)) line(ply).push_back(move);
        if (score >= window.beta) break;
    }
    remember(best_move, list, best, asked, depth, ply);
    return best;
}

template <Searchable P, class Tactics, Evaluator<P> E>
void Search<P, Tactics, E>::remember(Candidate<Move> best, const List& list, Score score,
                                     Window window, int depth, int ply) {
    const Bound bound = bound_of(score, window);
    table_.store(position_.key(), {best.move.bits(), from_here(score, ply), depth, bound});
    if constexpr (is_selective)
        if (bound == Bound::lower && !best.is_noisy)
            experience_.learn(position_, best.move, list.taken(), depth, ply);
}

/// The value of a position when only what changes much at once is still played.
template <Searchable P, class Tactics, Evaluator<P> E>
Score Search<P, Tactics, E>::quiescence(Window window, int ply) {
    line(ply).clear();
    longest_line_ = std::max(longest_line_, ply);
    if (budget_.spend()) return draw;
    if (const auto end = end_score(ply)) return *end;
    if constexpr (is_selective) {
        const auto known = table_.find(position_.key());
        if (const auto score = decided(known, window, 0, ply)) return *score;
        const Score standing = judge();
        if (standing >= window.beta || ply >= max_ply) return standing;
        return search_noisy(window, ply, known ? known->move : 0, standing);
    } else {
        return judge();
    }
}

/// The best of playing a noisy move and of playing none, which is worth `standing`.
template <Searchable P, class Tactics, Evaluator<P> E>
Score Search<P, Tactics, E>::search_noisy(Window window, int ply, std::uint32_t table_move,
                                          Score standing) {
    const Window asked = window;
    Score best = standing;
    Move best_move{};
    generated_.clear();
    Tactics::generate_noisy(position_, generated_);
    List list(candidates_);
    for (const Move move : generated_)
        list.add(candidate<P, Tactics>(position_, move, table_move, experience_, ply));
    for (Candidate<Move> next; best < window.beta && list.take_best(next);) {
        constexpr Score margin = 200;
        window.alpha = std::max(window.alpha, best);
        if (next.order < 0) break; // this one loses, and so do all that are left
        if (standing + Tactics::gain(position_, next.move) + margin <= window.alpha) continue;
        const Undo undo = play(next.move);
        const Score score = -node(-window, 0, ply + 1, false);
        take_back(next.move, undo);
        if (budget_.is_spent()) return draw;
        if (score <= best) continue;
        best = score;
        best_move = next.move;
    }
    table_.store(position_.key(),
                 {best_move.bits(), from_here(best, ply), 0, bound_of(best, asked)});
    return best;
}

} // namespace search
