#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <span>
#include <vector>

#include "core/large_memory.hpp"
#include "search/search.hpp"

namespace search {

/// What a search found: the best lines, best first.
template <class Move>
struct SearchResult {
    struct Line {
        Score score = 0;
        std::vector<Move> moves;
    };

    std::vector<Line> lines; ///< empty only if there is no legal move
    int depth = 0;           ///< the deepest completed iteration
    int longest_line = 0;    ///< the plies of the longest line searched
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
};

/// Iterative deepening: searches deeper and deeper until a limit is reached, because each iteration
/// improves the move order of the next. A thread keeps one for all its searches.
template <Searchable P, class Tactics, Evaluator<P> E>
class Iteration : public core::InLargeMemory {
  public:
    using Move = typename P::Move;

    /// Starts a search with the evaluator that `make_evaluator()` returns.
    template <class MakeEvaluator>
    Iteration(const Task<P>& task, MakeEvaluator make_evaluator)
        : search_(task, make_evaluator), limits_(task.limits) {}

    /// Starts another search, as if nothing had been searched before.
    void begin(const Task<P>& task) {
        search_.begin(task);
        limits_ = task.limits;
        finished_.clear();
        steady_ = 0;
        fall_ = 0;
        moves_.clear();
    }

    /// Runs the search that was started, once: finds the `count` best lines, or as many as there
    /// are moves, starting with one of `only` if there are any. `listen` is called after each
    /// completed iteration. Threads that search together find more if they start at different
    /// depths.
    SearchResult<Move> run(std::size_t count, std::span<const Move> only = {},
                           const std::function<void(const SearchResult<Move>&)>& listen = {},
                           int depth = 0) {
        const Score judged = search_.judge();
        for (const Move move : search_.root_moves())
            if (only.empty() || std::find(only.begin(), only.end(), move) != only.end())
                moves_.push_back({-infinite, judged, {move}});
        count = std::min(count, moves_.size());
        is_restricted_ = !only.empty();
        while (depth < max_depth() && count > 0 && !is_settled(count, depth)) {
            if (depth > 0 && is_enough()) break;
            deepen(count, depth + 1);
            if (search_.budget().is_spent()) break;
            ++depth;
            finished_ = lines(count);
            if (listen) listen(report(finished_, depth));
        }
        // An interrupted iteration contributes one line; several only if all of them were searched.
        const bool is_told = count > 0 && (moves_[count - 1].score != -infinite || depth == 0);
        return report(is_told || count == 1 ? lines(count) : finished_, depth);
    }

  private:
    struct RootMove {
        Score score; ///< in this iteration; −`infinite` if no better than others or not searched
        Score previous; ///< in the previous one
        std::vector<Move> line;

        Score best_known() const { return score == -infinite ? previous : score; }
    };

    using Lines = std::vector<typename SearchResult<Move>::Line>;

    int max_depth() const {
        return limits_.depth > 0 ? std::min(limits_.depth, max_ply / 2) : max_ply / 2;
    }

    Lines lines(std::size_t count) const {
        Lines lines;
        Score above = infinite; // moves not searched count as no better than those that were
        for (std::size_t i = 0; i < count; ++i) {
            above = std::min(above, moves_[i].best_known());
            lines.push_back({above, moves_[i].line});
        }
        return lines;
    }

    SearchResult<Move> report(const Lines& lines, int depth) const {
        SearchResult<Move> report;
        report.lines = lines;
        report.depth = depth;
        report.longest_line = search_.longest_line();
        report.nodes = search_.budget().nodes();
        report.time = search_.budget().time();
        return report;
    }

    /// Whether the result is found, or the time is better saved for later moves: the longer one
    /// move has been best, the sooner.
    bool is_enough() const {
        if (moves_.size() == 1) return search_.budget().is_enough(0);
        // The next iteration will take longer than all before.
        const int hundredths = 95 - 9 * std::min(steady_, 6) + 2 * std::clamp(fall_, 0, 25);
        const auto plies = plies_to_end(moves_[0].previous);
        if (limits_.win_in > 0 && plies && std::abs(*plies) <= limits_.win_in + 1) return true;
        return search_.budget().is_enough(hundredths);
    }

    /// Whether deeper iterations cannot change the result: all lines lead to ends nearer than what
    /// has been searched.
    bool is_settled(std::size_t count, int depth) const {
        constexpr int reserve = 4; // plies by which reductions may have missed a shorter way
        return std::all_of(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(count),
                           [&](const RootMove& move) {
                               const auto plies = plies_to_end(move.previous);
                               return plies && std::abs(*plies) + reserve <= depth;
                           });
    }

    void deepen(std::size_t count, int depth) {
        const Move first = moves_[0].line[0];
        const Score before = moves_[0].previous;
        for (RootMove& move : moves_) move.score = -infinite;
        // Several lines have no single expected value.
        const bool is_open = count > 1 || depth < 4 || plies_to_end(moves_[0].previous);
        if (is_open)
            search_root(count, ScoreWindow{}, depth);
        else
            aspire(depth);
        sort();
        if (search_.budget().is_spent()) return;
        steady_ = moves_[0].line[0] == first ? steady_ + 1 : 0;
        fall_ = before - moves_[0].score;
        if (!is_restricted_) search_.keep_root(moves_[0].line[0], moves_[0].score, depth);
        for (RootMove& move : moves_) move.previous = move.best_known();
    }

    /// Aspiration window: searches in a narrow window around the expected value, which is widened
    /// if the value lies outside.
    void aspire(int depth) {
        const Score half_width = search_.margins().aspiration;
        constexpr Score widest = 1'000;
        const Score expected = moves_[0].previous;
        Score below = half_width;
        Score above = half_width;
        while (true) {
            const ScoreWindow window{below > widest ? -infinite : expected - below,
                                     above > widest ? infinite : expected + above};
            const Score score = search_root(1, window, depth);
            if (search_.budget().is_spent()) return;
            if (score <= window.alpha)
                below *= 4;
            else if (score >= window.beta)
                above *= 4;
            else
                return;
            sort();
        }
    }

    /// MultiPV: finds the `count` best moves with their values, as far as those lie in the window,
    /// and returns the lowest of these values.
    Score search_root(std::size_t count, ScoreWindow window, int depth) {
        std::vector<Score> best; // the values of the best so far, the best first
        const Score least = window.alpha;
        for (std::size_t i = 0; i < moves_.size() && window.alpha < window.beta; ++i) {
            RootMove& root = moves_[i];
            const Score score = search_.try_root_move(root.line[0], i, count, window, depth);
            if (search_.budget().is_spent()) break;
            root.score = -infinite;
            if (i >= count && score <= window.alpha) continue;
            root.score = score;
            root.line.resize(1);
            const auto& rest = search_.line_after_root();
            root.line.insert(root.line.end(), rest.begin(), rest.end());
            best.insert(std::upper_bound(best.begin(), best.end(), score, std::greater<>()), score);
            if (best.size() > count) best.pop_back();
            if (best.size() == count) window.alpha = std::max(least, best.back());
        }
        return best.empty() ? -infinite : best.back();
    }

    /// Stable. Nearly all of them are already sorted, and nothing is allocated.
    void sort() {
        const auto is_better = [](const RootMove& a, const RootMove& b) {
            return a.score > b.score;
        };
        for (auto move = moves_.begin(); move != moves_.end(); ++move)
            std::rotate(std::upper_bound(moves_.begin(), move, *move, is_better), move, move + 1);
    }

    Search<P, Tactics, E> search_;
    BudgetLimits limits_;
    bool is_restricted_ = false; ///< to some first moves, of which the best need not be the best
    Lines finished_;             ///< of the last completed iteration
    int steady_ = 0;             ///< for how many iterations the best move has been the same
    Score fall_ = 0;             ///< how much its score has dropped in the last one
    std::vector<RootMove> moves_;
};

} // namespace search
