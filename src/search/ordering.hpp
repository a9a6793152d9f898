#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/color.hpp"
#include "search/score.hpp"
#include "search/tactics.hpp"

namespace search {

/// A move in the order of trying.
template <class Move>
struct Candidate {
    Move move;
    bool is_noisy;
    int order;
};

/// Which quiet moves were good in other positions of this search.
template <Searchable P, class Tactics>
class Experience {
    using Move = typename P::Move;

  public:
    static constexpr int max_worth = 16'384;

    bool is_killer(Move move, int ply) const {
        const auto& [first, second] = killers_[static_cast<std::size_t>(ply)];
        return move == first || move == second;
    }

    /// From −`max_worth` to `max_worth`.
    int worth(const P& position, Move move) const { return entry(position, move); }

    /// Remembers the quiet move that was too good, and those tried before it that were not.
    void learn(const P& position, Move best, std::span<const Candidate<Move>> failed, int depth,
               int ply) {
        auto& [first, second] = killers_[static_cast<std::size_t>(ply)];
        if (best != first) second = std::exchange(first, best);
        const int bonus = std::min(16 * depth * depth, 1'600);
        adjust(position, best, bonus);
        for (const auto& [move, is_noisy, order] : failed)
            if (!is_noisy) adjust(position, move, -bonus);
    }

  private:
    std::int16_t entry(const P& position, Move move) const {
        return worth_[core::index(position.turn())][Tactics::slot(position, move)];
    }
    void adjust(const P& position, Move move, int bonus) {
        // What is added shrinks as the sum grows, so that it stays within its limits and follows
        // the search.
        std::int16_t& worth = worth_[core::index(position.turn())][Tactics::slot(position, move)];
        const int faded = worth * (bonus < 0 ? -bonus : bonus) / max_worth;
        worth = static_cast<std::int16_t>(worth + bonus - faded);
    }

    std::array<std::pair<Move, Move>, max_ply + 1> killers_{};
    std::array<std::array<std::int16_t, Tactics::slots>, 2> worth_{};
};

/// Without tactics there is nothing to learn from.
template <Searchable P, class Tactics>
requires(!Tactical<Tactics, P>) class Experience<P, Tactics> {
};

/// The moves of all positions on the way from the root, in one place, so that huge lists need
/// neither stack nor allocation.
template <class Move>
class Candidates {
  public:
    /// The part of one position; freed when it ends.
    class List {
      public:
        explicit List(Candidates& all) : all_(all), begin_(all.moves_.size()), next_(begin_) {}
        List(const List&) = delete;
        List& operator=(const List&) = delete;
        ~List() { all_.moves_.resize(begin_); }

        void add(const Candidate<Move>& candidate) { all_.moves_.push_back(candidate); }

        /// The best of those not yet taken; only when no list of a later position is alive. False
        /// when all have been taken.
        bool take_best(Candidate<Move>& best) {
            auto& moves = all_.moves_;
            if (next_ == moves.size()) return false;
            const auto first = moves.begin() + static_cast<std::ptrdiff_t>(next_++);
            const auto found = std::max_element(
                first, moves.end(), [](const auto& a, const auto& b) { return a.order < b.order; });
            std::iter_swap(first, found);
            best = *first;
            return true;
        }

        /// The moves taken before the last one.
        std::span<const Candidate<Move>> taken() const {
            return std::span<const Candidate<Move>>(all_.moves_)
                .subspan(begin_, next_ - begin_ - 1);
        }

      private:
        Candidates& all_;
        std::size_t begin_;
        std::size_t next_;
    };

  private:
    std::vector<Candidate<Move>> moves_;
};

/// The order of a move: that of the table first, then captures that pay, by what they gain;
/// killers; quiet moves by experience; captures that lose.
template <Searchable P, class Tactics>
Candidate<typename P::Move> candidate(const P& position, typename P::Move move,
                                      std::uint32_t table_move,
                                      const Experience<P, Tactics>& experience, int ply) {
    constexpr int first = 1 << 30;
    constexpr int paying = 1 << 24;
    constexpr int killing = 1 << 20;
    Score gain = 0;
    if constexpr (Tactical<Tactics, P>) gain = Tactics::gain(position, move);
    const bool is_noisy = gain != 0;
    if (move.bits() == table_move) return {move, is_noisy, first};
    if constexpr (Tactical<Tactics, P>) {
        if (is_noisy)
            return {move, true, Tactics::loses(position, move) ? gain - paying : gain + paying};
        if (experience.is_killer(move, ply)) return {move, false, killing};
        return {move, false, experience.worth(position, move)};
    } else {
        return {move, false, 0};
    }
}

} // namespace search
