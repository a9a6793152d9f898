#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "core/color.hpp"
#include "search/score.hpp"
#include "search/tactics.hpp"

namespace search {

/// One entry of a history: a sum that stays within ±`limit` and favours recent additions (gravity:
/// the nearer to its limit, the less is added).
class HistoryEntry {
  public:
    static constexpr int limit = 16'384;

    operator int() const { return value_; } // NOLINT(google-explicit-constructor): it is a number
    void add(int bonus) {
        value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / limit);
    }

  private:
    std::int16_t value_ = 0;
};

/// The kinds of the moves that led to a position, the last first; 0 if there is none.
using Prelude = std::array<std::size_t, 2>;

/// Which moves were good in other positions of this search: killer moves, countermoves, and the
/// histories of quiet moves (by slot, and by the moves before) and of captures.
template <Searchable P, class Tactics>
class Experience {
    using Move = typename P::Move;

  public:
    /// Moves that caused cutoffs in other positions of this ply, and the one that did after the
    /// last move of the prelude.
    std::pair<Move, Move> killers(int ply) const { return killers_[static_cast<std::size_t>(ply)]; }
    Move answer(const Prelude& prelude) const { return answers_[prelude[0]]; }
    void clear() {
        killers_.fill({});
        for (auto& worths : slots_) worths.fill({});
        for (ByKind& worths : noisy_) worths.fill({});
        answers_.fill({});
        for (ByKind& worths : after_) worths.fill({});
    }
    void forget_killers(int ply) {
        killers_[static_cast<std::size_t>(ply)] = std::pair(Move{}, Move{});
    }

    /// A function that returns the value of each quiet move of a position, within ±4 times the
    /// limit of an entry. What all moves have in common is looked up once.
    auto worths(const P& position, const Prelude& prelude) const {
        return [&position, &slots = slots_[core::index(position.turn())],
                &last = after_[row(position, prelude[0])],
                &before = after_[row(position, prelude[1])]](Move move) {
            const std::size_t kind = Tactics::kind(position, move);
            return 2 * slots[Tactics::slot(position, move)] + last[kind] + before[kind];
        };
    }
    /// The same for noisy moves, within the limit of an entry.
    auto noisy_worths(const P& position) const {
        return [&position, &worths = noisy_[core::index(position.turn())]](Move move) -> int {
            return worths[Tactics::kind(position, move)];
        };
    }

    /// Remembers the move that caused a cutoff, and those tried before it that did not.
    void learn(const P& position, Move best, bool is_noisy, std::span<const Move> quiet,
               std::span<const Move> noisy, const Prelude& prelude, int bonus, int ply) {
        if (!is_noisy) {
            auto& [first, second] = killers_[static_cast<std::size_t>(ply)];
            if (best != first) second = std::exchange(first, best);
            answers_[prelude[0]] = best;
            adjust(position, best, prelude, bonus);
            for (const Move move : quiet) adjust(position, move, prelude, -bonus);
        } else {
            noisy_at(position, best).add(bonus);
        }
        for (const Move move : noisy) noisy_at(position, move).add(-bonus);
    }

  private:
    using ByKind = std::array<HistoryEntry, Tactics::kinds>;

    static std::size_t row(const P& position, std::size_t before) {
        return core::index(position.turn()) * Tactics::kinds + before;
    }
    HistoryEntry& noisy_at(const P& position, Move move) {
        return noisy_[core::index(position.turn())][Tactics::kind(position, move)];
    }
    void adjust(const P& position, Move move, const Prelude& prelude, int bonus) {
        slots_[core::index(position.turn())][Tactics::slot(position, move)].add(bonus);
        const std::size_t kind = Tactics::kind(position, move);
        for (const std::size_t before : prelude) after_[row(position, before)][kind].add(bonus);
    }

    std::array<std::pair<Move, Move>, max_ply + 2> killers_{};
    std::array<std::array<HistoryEntry, Tactics::slots>, 2> slots_{}; ///< butterfly history
    std::array<ByKind, 2> noisy_{};                                   ///< capture history
    std::array<Move, Tactics::kinds> answers_{};                      ///< countermoves
    /// Continuation history, by the side to move and the kind of a move before.
    std::array<ByKind, 2 * Tactics::kinds> after_{};
};

/// Without tactics there is nothing to learn.
template <Searchable P, class Tactics>
requires(!Tactical<Tactics, P>) class Experience<P, Tactics> {
  public:
    void clear() {}
};

/// Correction history: how wrong evaluations were in positions of the same structures.
template <Searchable P, class Tactics>
class Corrections {
  public:
    void clear() { std::fill(table_.begin(), table_.end(), HistoryEntry{}); }

    /// The evaluation corrected by `percent` of what was learned.
    Score correct(const P& position, Score judgement, int percent) const {
        if constexpr (Structured<Tactics, P>) {
            if (percent != 0) {
                int sum = 0;
                for (const std::size_t i : indices(position)) sum += table_[i];
                judgement += sum * percent / (one_centipawn * 100);
            }
        }
        return std::clamp(judgement, -max_evaluation, max_evaluation);
    }

    void learn(const P& position, int depth, Score difference) {
        if constexpr (Structured<Tactics, P>) {
            const int bonus =
                std::clamp(difference * depth, -HistoryEntry::limit / 8, HistoryEntry::limit / 8);
            for (const std::size_t i : indices(position)) table_[i].add(bonus);
        }
    }

  private:
    static constexpr std::size_t size = 16'384; ///< for each structure
    static constexpr int one_centipawn = 256;

    /// The place of each structure of a position.
    static auto indices(const P& position) {
        const auto keys = Tactics::structures(position);
        std::array<std::size_t, keys.size()> indices;
        for (std::size_t i = 0; i < keys.size(); ++i)
            indices[i] = i * size + keys[i] % (size / 2) * 2 + core::index(position.turn());
        return indices;
    }
    static constexpr std::size_t table_size() {
        if constexpr (Structured<Tactics, P>)
            return std::tuple_size_v<decltype(Tactics::structures(std::declval<const P&>()))> *
                   size;
        else
            return 0;
    }

    std::vector<HistoryEntry> table_ = std::vector<HistoryEntry>(table_size());
};

} // namespace search
