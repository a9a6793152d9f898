#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/key.hpp"
#include "core/static_vector.hpp"
#include "game/game.hpp"
#include "search/experience.hpp"
#include "search/judgements.hpp"
#include "search/limits.hpp"
#include "search/margins.hpp"
#include "search/path.hpp"
#include "search/picker.hpp"
#include "search/reduction.hpp"
#include "search/score.hpp"
#include "search/tactics.hpp"
#include "search/transposition_table.hpp"

namespace search {

/// A position to search, and what the search works with, which must outlive it.
template <Searchable P>
struct Task {
    const P& root;
    std::span<const core::PositionKey>
        past;            ///< the keys of the positions before the root, oldest first
    BudgetLimits limits; ///< whose times count from the start of the search
    TranspositionTable& table;
    Crew* crew = nullptr; ///< of the threads that search the same root with the same table
};

/// Alpha-beta below one root: the value of a position after this many plies of best play, as far as
/// that can be found without searching everything.
///
/// Principal variation search with a transposition table and, if `Tactics` knows the game,
/// reductions and extensions, pruning of what is hopeless or good enough, and quiescence search. It
/// works for any game. Without tactics every move is searched to the full depth.
template <Searchable P, class Tactics, Evaluator<P> E>
class Search {
  public:
    using Move = typename P::Move;
    using Line = core::StaticVector<Move, max_ply + 2>;

    /// Starts a search with the evaluator that `make_evaluator()` returns.
    template <class MakeEvaluator>
    Search(const Task<P>& task, MakeEvaluator make_evaluator)
        : position_(task.root), budget_(task.limits, task.crew), table_(&task.table),
          evaluator_(make_evaluator()) {
        set_out(task);
    }

    /// Starts another search, as if nothing had been searched before. Only cached evaluations are
    /// kept.
    void begin(const Task<P>& task) {
        position_ = task.root;
        budget_ = Budget(task.limits, task.crew);
        table_ = &task.table;
        experience_.clear();
        corrections_.clear();
        for (Step& step : steps_) step.clear();
        longest_line_ = 0;
        unpassed_ply_ = 0;
        set_out(task);
    }

    const Budget& budget() const { return budget_; }
    const Margins& margins() const {
        if constexpr (Calibrated<E>)
            return *margins_;
        else
            return usual_margins;
    }
    /// The plies of the longest line searched.
    int longest_line() const { return longest_line_; }

    /// The value of a root move, and in `line_after_root` what follows it; `index` is its place in
    /// the move order, where those below `first` are likely to lie in the window. Meaningless once
    /// the budget is spent.
    Score try_root_move(Move move, std::size_t index, std::size_t first, ScoreWindow window,
                        int depth) {
        int fewer = 0;
        if constexpr (is_selective)
            if (index >= first + 2 && depth >= 3 && !Tactics::is_noisy(position_, move))
                fewer = std::clamp(reduction(margins(), depth, index) / one_ply - 1, 0, depth - 2);
        const Undo undo = play(move, foresee(move), 0);
        const Score score = follow(window, depth - 1, 1, index < first, fewer, true);
        take_back(move, undo);
        return score;
    }
    const Line& line_after_root() const { return steps_[1].line; }

    /// The evaluation of the current position: at first, and after a search, the root.
    Score judge() { return judgement_of(evaluator_.evaluate(position_)); }

    /// The legal moves of the root, the most promising first.
    std::vector<Move> root_moves() {
        std::vector<Move> moves;
        const auto known = table_->find(path_.last());
        Picker<P, Tactics> picker(position_, experience_, candidates_, move_of(known), {}, 0,
                                  Picker<P, Tactics>::Scope::all);
        for (Candidate<Move> next; picker.next(next);) moves.push_back(next.move);
        return moves;
    }

    /// Stores the best move of the root for the next search.
    void keep_root(Move move, Score score, int depth) {
        table_->store(path_.last(), {move.bits(), score, depth, Bound::exact});
    }

  private:
    static constexpr int claim_plies = game::claim_plies;
    static constexpr int no_limit = std::numeric_limits<int>::max();
    static constexpr int evaluation_plies = 4 * claim_plies;

    static constexpr Margins usual_margins{};
    static constexpr bool is_selective = Tactical<Tactics, P>;

    using Undo = typename P::Undo;

    /// The state of one ply on the way from the root.
    struct Step {
        Score judgement = unknown; ///< of the position there; unknown in check
        Move excluded{};           ///< a move that the search there excludes
        std::size_t kind = 0;      ///< of the move played there, 0 for a pass
        Line line;                 ///< the best line found from there

        void clear() {
            judgement = unknown;
            excluded = Move{};
            kind = 0;
            line.clear();
        }
    };

    /// What the steps of one node pass to each other.
    struct Node {
        ScoreWindow window;
        int depth;
        int ply;
        bool is_cut; ///< some move is expected to be above beta
        bool is_checked;
        bool is_improving; ///< the side to move stands better than before its last move
        Score raw;         ///< the evaluator's score, `unknown` in check
        Score judgement;   ///< that score after corrections
        std::optional<Known> known;
        bool is_pv() const { return !window.is_null(); }
    };

    Step& step(int ply) { return steps_[static_cast<std::size_t>(ply)]; }

    void set_out(const Task<P>& task) {
        path_ = Path(task.past);
        path_.push(position_.key());
        quiet_limit_ = position_.quiet_plies() < claim_plies ? claim_plies : no_limit;
        if constexpr (Following<E, P>) evaluator_.begin(position_);
        if constexpr (Calibrated<E>) margins_ = &evaluator_.margins();
        step(0).judgement = in_check() ? unknown : judge();
    }

    /// Prefetches what is stored about a position.
    void prefetch(core::PositionKey key) const {
        table_->prefetch(key);
        judgements_.prefetch(key);
    }
    /// What `play` must be told about a move. The earlier it is called, the better.
    Foresight<P> foresee([[maybe_unused]] Move move) const {
        if constexpr (Foreseeing<P>) {
            const auto change = position_.change_by(move);
            prefetch(change.key);
            return change;
        } else {
            return {};
        }
    }
    [[gnu::always_inline]] Undo play(Move move, [[maybe_unused]] const Foresight<P>& change,
                                     int ply) {
        if constexpr (is_selective) step(ply).kind = Tactics::kind(position_, move);
        if constexpr (Following<E, P>) evaluator_.play(position_, move, change);
        if constexpr (Foreseeing<P>) {
            path_.push(change.key);
            return position_.play(move, change);
        } else {
            const Undo undo = position_.play(move);
            path_.push(position_.key());
            prefetch(path_.last());
            return undo;
        }
    }
    void take_back(Move move, const Undo& undo) {
        path_.pop();
        position_.undo(move, undo);
        if constexpr (Following<E, P>) evaluator_.undo();
    }

    Prelude prelude(int ply) {
        return {ply >= 1 ? step(ply - 1).kind : 0, ply >= 2 ? step(ply - 2).kind : 0};
    }

    bool in_check() const {
        if constexpr (Checking<Tactics, P>)
            return Tactics::in_check(position_);
        else
            return false;
    }

    bool gives_check([[maybe_unused]] Move move) const {
        if constexpr (Checking<Tactics, P>)
            return Tactics::gives_check(position_, move);
        else
            return false;
    }

    /// Whether a capture ends the game, which is worth more than the captured piece.
    bool finishes([[maybe_unused]] Move move) const {
        if constexpr (Finishing<Tactics, P>)
            return Tactics::finishes(position_, move);
        else
            return false;
    }

    /// Whether having to move is hardly ever a disadvantage.
    bool may_pass() const {
        if constexpr (Passing<Tactics, P>)
            return Tactics::may_pass(position_);
        else
            return true;
    }

    /// The evaluator's score after corrections.
    Score judgement_of(Score raw) const {
        // A position without progress towards an end becomes a draw.
        const Score fading = raw *
                             (evaluation_plies - std::min(position_.quiet_plies(), claim_plies)) /
                             evaluation_plies;
        return corrections_.correct(position_, fading, margins().correction_percent);
    }

    /// The evaluator's score of the position, if possible without asking it again.
    Score raw_judgement(const std::optional<Known>& known) {
        if (known && known->judgement != unknown) return known->judgement;
        return judgements_.find(path_.last(), [&] { return evaluator_.evaluate(position_); });
    }

    /// The score of a position in which the game ends, or a draw can be claimed.
    std::optional<Score> end_score(int ply) const {
        if (path_.is_repeated()) return draw;
        if (const game::Outcome outcome = position_.outcome(); outcome.is_over())
            return score_of(outcome, position_.turn(), ply);
        if (position_.quiet_plies() >= quiet_limit_) return draw;
        return std::nullopt;
    }

    /// The score from the table, if it is sufficient.
    static std::optional<Score> decided(const std::optional<Known>& known, ScoreWindow window,
                                        int depth, int ply) {
        if (!known || known->depth < depth) return std::nullopt;
        const Score score = from_root(known->score, ply);
        const bool is_enough = known->bound == Bound::exact ||
                               (known->bound == Bound::lower && score >= window.beta) ||
                               (known->bound == Bound::upper && score <= window.alpha);
        return is_enough ? std::optional(score) : std::nullopt;
    }

    static Move move_of(const std::optional<Known>& known) {
        return known ? Move::from_bits(known->move) : Move{};
    }

    /// The value of the position after a move, for the side that made it: unless it is the first
    /// move, a reduced null-window search first finds out cheaply whether it is above `alpha` at
    /// all.
    Score follow(ScoreWindow window, int depth, int ply, bool is_first, int fewer,
                 bool is_cut_next) {
        if (!is_first) {
            Score score = -node(-window.null(), depth - fewer, ply, fewer > 0 || is_cut_next);
            if (score > window.alpha && fewer > 0)
                score = -node(-window.null(), depth, ply, is_cut_next);
            if (score <= window.alpha || score >= window.beta) return score;
        }
        return -node(-window, depth, ply, window.is_null() && is_cut_next);
    }

    Score node(ScoreWindow window, int depth, int ply, bool is_cut);
    void judge(Node& node);
    std::optional<Score> good_enough(Node& node);
    std::optional<Score> pass(const Node& node);
    int saved_by_passing(const Node& node) const;
    Score search_moves(const Node& node);
    bool is_far_below(const Node& node, int index, Score alpha) const;
    bool are_quiet_hopeless(const Node& node, int index, Score alpha) const;
    bool is_hopeless(const Node& node, const Candidate<Move>& next, int index, Score alpha) const;
    int plies_left(const Node& node, int index) const;
    std::optional<int> extension(const Node& node, Move move, Score& cut);
    int reduced(const Node& node, const Candidate<Move>& next, int index) const;
    /// The move that refuted the node is tried sooner from now on, and those before it later.
    void learn_cut(const Node& node, const Candidate<Move>& best, std::span<const Move> quiet,
                   std::span<const Move> noisy);
    void remember(const Node& node, const Candidate<Move>& best, Score score);
    void append_line(Move move, int ply);
    Score quiescence(ScoreWindow window, int ply);

    P position_;
    Path path_;
    Budget budget_;
    TranspositionTable* table_;
    E evaluator_;
    const Margins* margins_ = &usual_margins;
    Judgements judgements_;
    Experience<P, Tactics> experience_;
    Corrections<P, Tactics> corrections_;
    Candidates<P> candidates_;
    std::array<Step, max_ply + 4> steps_; ///< by ply
    int longest_line_ = 0;
    int unpassed_ply_ = 0;       ///< no side passes before this ply (verification of a null move)
    int quiet_limit_ = no_limit; ///< from this many quiet plies on, a position counts as drawn
};

} // namespace search

#include "search/node.hpp"
#include "search/pruning.hpp"
#include "search/quiescence.hpp"
