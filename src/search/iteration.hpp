#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "search/search.hpp"

namespace search {

/// What a search found: the best lines, best first.
template <class Move>
struct Report {
    struct Line {
        Score score = 0;
        std::vector<Move> moves;
    };

    std::vector<Line> lines; ///< empty only where there is no legal move
    int depth = 0;           ///< the deepest iteration that was finished
    std::uint64_t nodes = 0;
};

/// Searches deeper and deeper until a limit is reached: each iteration puts the moves in order for
/// the next.
template <Searchable P, class Tactics, Evaluator<P> E>
class Iteration {
  public:
    using Move = typename P::Move;

    /// `past` holds the keys of the positions before the root, oldest first.
    Iteration(const P& root, std::span<const core::Key> past, const Limits& limits, Table& table)
        : search_(root, past, limits, table),
          max_depth_(limits.depth > 0 ? std::min(limits.depth, max_ply / 2) : max_ply / 2) {
        table.grow_older();
    }

    /// The `count` best lines, or as many as there are moves.
    Report<Move> run(std::size_t count) {
        Report<Move> report;
        for (const Move move : search_.root_moves())
            moves_.push_back({-infinite, search_.judge(), {move}});
        count = std::min(count, moves_.size());
        while (report.depth < max_depth_ && count > 0 && !is_settled(count, report.depth)) {
            deepen(count, report.depth + 1);
            if (search_.budget().is_spent()) break;
            ++report.depth;
        }
        for (std::size_t i = 0; i < count; ++i) {
            // A search cut short leaves older scores behind, which may be too high for their place.
            const Score most = i == 0 ? infinite : report.lines.back().score;
            report.lines.push_back({std::min(moves_[i].best_known(), most), moves_[i].line});
        }
        report.nodes = search_.budget().nodes();
        return report;
    }

  private:
    struct RootMove {
        Score score; ///< in this iteration, −`infinite` when no better than others or not tried
        Score previous; ///< in the one before
        std::vector<Move> line;

        Score best_known() const { return score == -infinite ? previous : score; }
    };

    /// Whether deeper iterations cannot change what is found: all lines lead to ends nearer than
    /// what has been searched.
    bool is_settled(std::size_t count, int depth) const {
        constexpr int reserve = 4; // plies by which reductions may have overlooked a shorter way
        return std::all_of(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(count),
                           [&](const RootMove& move) {
                               const auto plies = plies_to_end(move.previous);
                               return plies && std::abs(*plies) + reserve <= depth;
                           });
    }

    void deepen(std::size_t count, int depth) {
        for (RootMove& move : moves_) move.score = -infinite;
        for (std::size_t first = 0; first < count && !search_.budget().is_spent(); ++first) {
            aspire(first, depth);
            sort_from(first);
        }
        // A line that was found later may be better than one that the table made known before.
        sort_from(0);
        if (search_.budget().is_spent()) return;
        search_.keep_root(moves_[0].line[0], moves_[0].score, depth);
        for (RootMove& move : moves_) move.previous = move.best_known();
    }

    /// Searches the moves from `first` on in a narrow window around the value expected, which is
    /// opened where the value lies outside.
    void aspire(std::size_t first, int depth) {
        constexpr Score half_width = 25;
        const Score expected = moves_[first].previous;
        Score below = half_width;
        Score above = half_width;
        while (true) {
            const bool is_open = depth < 4 || is_win(expected) || is_loss(expected);
            const Window window = is_open ? Window{}
                                          : Window{std::max(expected - below, -infinite),
                                                   std::min(expected + above, infinite)};
            const Score score = search_root(first, window, depth);
            if (search_.budget().is_spent()) return;
            if (score <= window.alpha && window.alpha > -infinite)
                below = below > 1'000 ? 2 * infinite : below * 4;
            else if (score >= window.beta && window.beta < infinite)
                above = above > 1'000 ? 2 * infinite : above * 4;
            else
                return;
            sort_from(first);
        }
    }

    Score search_root(std::size_t first, Window window, int depth) {
        Score best = -infinite;
        for (std::size_t i = first; i < moves_.size(); ++i) {
            RootMove& root = moves_[i];
            const Score score = search_.try_root_move(root.line[0], i - first, window, depth);
            if (search_.budget().is_spent()) return best;
            root.score = -infinite;
            if (i == first || score > window.alpha) {
                root.score = score;
                root.line.resize(1);
                const auto& rest = search_.line_after_root();
                root.line.insert(root.line.end(), rest.begin(), rest.end());
            }
            best = std::max(best, score);
            window.alpha = std::max(window.alpha, score);
            if (score >= window.beta) break;
        }
        return best;
    }

    void sort_from(std::size_t first) {
        std::stable_sort(moves_.begin() + static_cast<std::ptrdiff_t>(first), moves_.end(),
                         [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    }

    Search<P, Tactics, E> search_;
    int max_depth_;
    std::vector<RootMove> moves_;
};

} // namespace search
