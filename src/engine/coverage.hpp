#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>

#include "core/bits.hpp"
#include "stackchess/large_board.hpp"
#include "stackchess/small_board.hpp"

namespace engine {

/// A set of squares of a Stackchess board, made of what groups can reach.
template <class Board>
class Squares;

template <>
class Squares<stackchess::SmallBoard> {
  public:
    void add(core::Bits targets) { set_ |= targets; }
    bool has(int square) const { return core::has(set_, square); }
    /// How many of these are not in the set.
    int count_others(core::Bits targets) const { return core::count(targets & ~set_); }

  private:
    core::Bits set_ = 0;
};

template <>
class Squares<stackchess::LargeBoard> {
    using Targets = stackchess::LargeBoard::Targets;

  public:
    void add(const Targets& targets) {
        for (const auto square : targets) set_.set(static_cast<std::size_t>(square));
    }
    bool has(int square) const { return set_[static_cast<std::size_t>(square)]; }
    int count_others(const Targets& targets) const {
        return static_cast<int>(std::count_if(targets.begin(), targets.end(),
                                              [&](int square) { return !has(square); }));
    }

  private:
    std::bitset<1024> set_; // rows of 32 squares
};

/// Where one side could capture: for each height, the squares on which a stack of it would be
/// taken. Made as a sink of moves.
template <class Board>
class Coverage {
  public:
    void operator()(typename Board::Square, int count, const typename Board::Targets& targets) {
        // A group takes what is lower; heights beyond the last count as the last.
        for (int height = 1; height < std::min(count, heights); ++height)
            sets_[static_cast<std::size_t>(height)].add(targets);
    }
    void pawns(core::Bits, int, int) {} // nothing is taken by one piece

    /// The squares where a stack of this height is not safe.
    const Squares<Board>& against(int height) const {
        return sets_[static_cast<std::size_t>(std::min(height, heights - 1))];
    }

  private:
    static constexpr int heights = 5;
    std::array<Squares<Board>, heights> sets_{};
};

} // namespace engine
