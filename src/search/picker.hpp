#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "search/experience.hpp"
#include "search/tactics.hpp"

namespace search {

/// A move with its priority.
template <class Move>
struct Candidate {
    Move move{};
    int order = 0; ///< for quiet moves, their history value
    bool is_noisy = false;
};

/// Memory for the moves of all positions on the way from the root, so that huge lists need neither
/// stack nor allocation. It grows as needed and is never cleared.
template <Searchable P>
struct Candidates {
    std::vector<Candidate<typename P::Move>> moves;
    std::size_t end = 0; ///< of those that are in use
    typename P::MoveList generated;
};

/// Staged move ordering: returns the legal moves of one position, the most promising first, each
/// stage generated only when it is needed: the hash move; good captures; quiet moves by history;
/// losing captures. Only the picker of the deepest position may be used.
template <Searchable P, class Tactics>
class Picker {
    using Move = typename P::Move;

  public:
    enum class Scope : std::uint8_t { all, noisy };

    Picker(const P& position, const Experience<P, Tactics>& experience, Candidates<P>& memory,
           Move table_move, const Prelude& prelude, int ply, Scope scope)
        : position_(position), experience_(experience), memory_(memory), table_move_(table_move),
          prelude_(prelude), ply_(ply), scope_(scope), begin_(memory.end), next_(begin_),
          bad_end_(begin_) {}
    Picker(const Picker&) = delete;
    Picker& operator=(const Picker&) = delete;
    ~Picker() { memory_.end = begin_; }

    /// The next move; false if there is none. `leaves_out_quiet()` is asked while quiet moves may
    /// follow; once it returns true, none of them does.
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
            if (next_ < memory_.end && !leaves_out_quiet()) return take_best(best);
            next_ = begin_;
            stage_ = Stage::bad;
            [[fallthrough]];
        case Stage::bad:
            if (next_ < bad_end_) {
                best = memory_.moves[next_++];
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

    /// Appends the generated moves except `unwanted`, each with its `priority(move)`.
    template <class Priority>
    void append(Move unwanted, bool is_noisy, Priority priority) {
        auto& [moves, end, generated] = memory_;
        if (moves.size() < end + generated.size()) moves.resize(end + generated.size());
        Candidate<Move>* place = moves.data() + end;
        for (const Move move : generated)
            if (move != unwanted) *place++ = {move, priority(move), is_noisy};
        end = static_cast<std::size_t>(place - moves.data());
    }

    void make_noisy() {
        memory_.generated.clear();
        Tactics::generate_noisy(position_, memory_.generated);
        const auto worth = experience_.noisy_worths(position_);
        append(table_move_, true,
               [&](Move move) { return 16 * Tactics::gain(position_, move) + worth(move); });
    }

    /// The best noisy move that does not lose material; those that do are kept for the end.
    bool next_noisy(Candidate<Move>& best) {
        while (take_best(best)) {
            if (Tactics::is_safe(position_, best.move, 0)) return true;
            if (scope_ == Scope::all) memory_.moves[bad_end_++] = best;
        }
        return false;
    }

    void make_quiet() {
        constexpr int killing = 1 << 20;
        memory_.generated.clear();
        Tactics::generate_quiet(position_, memory_.generated);
        const auto worth = experience_.worths(position_, prelude_);
        const auto killers = experience_.killers(ply_);
        const Move answer = experience_.answer(prelude_);
        append(table_move_, false, [&](Move move) {
            const bool is_killer = move == killers.first || move == killers.second;
            return worth(move) + (is_killer ? 2 * killing : move == answer ? killing : 0);
        });
    }

    bool next_of_all(Candidate<Move>& best) {
        if (stage_ == Stage::table) {
            stage_ = Stage::quiet;
            memory_.generated.clear();
            position_.generate(memory_.generated);
            append({}, false, [&](Move move) { return move == table_move_ ? 1 : 0; });
        }
        return take_best(best);
    }

    bool take_best(Candidate<Move>& best) {
        if (next_ == memory_.end) return false;
        Candidate<Move>* const first = memory_.moves.data() + next_++;
        Candidate<Move>* const end = memory_.moves.data() + memory_.end;
        // Branch-free, because which move is best cannot be predicted.
        Candidate<Move>* found = first;
        int highest = first->order;
        for (Candidate<Move>* other = first + 1; other < end; ++other) {
            const bool is_higher = other->order > highest;
            found = is_higher ? other : found;
            highest = is_higher ? other->order : highest;
        }
        best = std::exchange(*found, *first);
        *first = best;
        return true;
    }

    const P& position_;
    const Experience<P, Tactics>& experience_;
    Candidates<P>& memory_; ///< used up to the end of this picker's moves
    Move table_move_;
    const Prelude prelude_;
    int ply_;
    Scope scope_;
    Stage stage_ = Stage::table;
    std::size_t begin_;
    std::size_t next_;    ///< the first that has not been returned
    std::size_t bad_end_; ///< the end of the losing captures, which start at `begin_`
};

} // namespace search
