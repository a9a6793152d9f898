#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/experience.hpp"
#include "search/tactics.hpp"

namespace search {

/// A move in the order of trying.
template <class Move>
struct Candidate {
    Move move{};
    int order = 0; ///< of quiet moves their worth
    bool is_noisy = false;
};

/// Memory for the moves of all positions on the way from the root, so that huge lists need neither
/// stack nor allocation.
template <Searchable P>
struct Candidates {
    std::vector<Candidate<typename P::Move>> moves;
    typename P::MoveList generated;
};

/// Gives the legal moves of one position, the most promising first, each part made only when it is
/// needed: the move of the table; what gains; quiet moves by experience; what loses. Only the
/// picker of the last position on the way may be asked.
template <Searchable P, class Tactics>
class Picker {
    using Move = typename P::Move;

  public:
    enum class Scope : std::uint8_t { all, noisy };

    Picker(const P& position, const Experience<P, Tactics>& experience, Candidates<P>& memory,
           Move table_move, const Prelude& prelude, int ply, Scope scope)
        : position_(position), experience_(experience), all_(memory.moves),
          generated_(memory.generated), table_move_(table_move), prelude_(prelude), ply_(ply),
          scope_(scope), begin_(all_.size()), next_(begin_), bad_end_(begin_) {}
    Picker(const Picker&) = delete;
    Picker& operator=(const Picker&) = delete;
    ~Picker() { all_.resize(begin_); }

    /// The next move; false when there is none. `leaves_out_quiet()` is asked while quiet moves may
    /// follow; once it says so, none of them does.
    template <class LeavesOut>
    bool next(Candidate<Move>& best, LeavesOut leaves_out_quiet) {
        if constexpr (!Tactical<Tactics, P>)
            return next_of_all(best);
        else
            return next_by_stage(best, leaves_out_quiet);
    }
    bool next(Candidate<Move>& best) {
        return next(best, [] { return false; });
    }

  private:
    enum class Stage : std::uint8_t { table, make_noisy, noisy, make_quiet, quiet, bad, end };

    template <class LeavesOut>
    bool next_by_stage(Candidate<Move>& best, LeavesOut leaves_out_quiet) {
        switch (stage_) {
        case Stage::table:
            stage_ = Stage::make_noisy;
            if (is_table_move_legal()) {
                best = {table_move_, 0, Tactics::is_noisy(position_, table_move_)};
                if (scope_ == Scope::all || best.is_noisy) return true;
            }
            [[fallthrough]];
        case Stage::make_noisy:
            make_noisy();
            stage_ = Stage::noisy;
            [[fallthrough]];
        case Stage::noisy:
            if (next_noisy(best)) return true;
            stage_ = scope_ == Scope::noisy ? Stage::end : Stage::make_quiet;
            if (stage_ == Stage::end) return false;
            [[fallthrough]];
        case Stage::make_quiet:
            if (!leaves_out_quiet()) make_quiet();
            stage_ = Stage::quiet;
            [[fallthrough]];
        case Stage::quiet:
            if (next_ < all_.size() && !leaves_out_quiet()) return take_best(best);
            next_ = begin_;
            stage_ = Stage::bad;
            [[fallthrough]];
        case Stage::bad:
            if (next_ < bad_end_) {
                best = all_[next_++];
                return true;
            }
            stage_ = Stage::end;
            [[fallthrough]];
        case Stage::end: return false;
        }
        return false;
    }

    bool is_table_move_legal() {
        if (table_move_ != Move{} && !position_.is_legal(table_move_)) table_move_ = Move{};
        return table_move_ != Move{};
    }

    /// Appends the generated moves but that of the table, each with its `order(move)`.
    template <class Order>
    void append(bool is_noisy, Order order) {
        all_.resize(next_ + generated_.size());
        auto end = all_.begin() + static_cast<std::ptrdiff_t>(next_);
        for (const Move move : generated_)
            if (move != table_move_) *end++ = {move, order(move), is_noisy};
        all_.erase(end, all_.end());
    }

    void make_noisy() {
        generated_.clear();
        Tactics::generate_noisy(position_, generated_);
        const auto worth = experience_.noisy_worths(position_);
        append(true, [&](Move move) { return 16 * Tactics::gain(position_, move) + worth(move); });
    }

    /// The best noisy move that does not lose; those that do are kept for the end.
    bool next_noisy(Candidate<Move>& best) {
        while (take_best(best)) {
            if (Tactics::is_safe(position_, best.move, 0)) return true;
            if (scope_ == Scope::all) all_[bad_end_++] = best;
        }
        return false;
    }

    void make_quiet() {
        constexpr int killing = 1 << 20;
        generated_.clear();
        Tactics::generate_quiet(position_, generated_);
        const auto worth = experience_.worths(position_, prelude_);
        const auto killers = experience_.killers(ply_);
        const Move answer = experience_.answer(prelude_);
        append(false, [&](Move move) {
            if (move == killers.first || move == killers.second) return worth(move) + 2 * killing;
            return worth(move) + (move == answer ? killing : 0);
        });
    }

    bool next_of_all(Candidate<Move>& best) {
        if (stage_ == Stage::table) {
            stage_ = Stage::quiet;
            generated_.clear();
            position_.generate(generated_);
            for (const Move move : generated_)
                all_.push_back({move, move == table_move_ ? 1 : 0, false});
        }
        return take_best(best);
    }

    bool take_best(Candidate<Move>& best) {
        if (next_ == all_.size()) return false;
        const auto first = all_.begin() + static_cast<std::ptrdiff_t>(next_++);
        const auto found = std::max_element(
            first, all_.end(), [](const auto& a, const auto& b) { return a.order < b.order; });
        best = *found;
        *found = *first;
        *first = best;
        return true;
    }

    const P& position_;
    const Experience<P, Tactics>& experience_;
    std::vector<Candidate<Move>>& all_;
    typename P::MoveList& generated_;
    Move table_move_;
    const Prelude prelude_;
    int ply_;
    Scope scope_;
    Stage stage_ = Stage::table;
    std::size_t begin_;
    std::size_t next_;    ///< the first that has not been given
    std::size_t bad_end_; ///< the end of those kept for the end, which begin at `begin_`
};

} // namespace search
