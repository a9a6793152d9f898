#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "puzzle/square.hpp"
#include "puzzle/tour.hpp"

namespace puzzle {

/// The boards on which a knight is led by hand.
inline constexpr int min_tour_path = min_tour_size;
inline constexpr int max_tour_path = 16;

/// The way on: a square to visit next, or how many of the first squares to keep because no tour was
/// found that begins with more of them.
struct TourAdvice {
    std::optional<Square> next;
    std::size_t kept = 0; ///< meant only without `next`
};

/// The way of a knight led by hand, from any square on, that visits no square twice.
class TourPath {
  public:
    /// For a size from `min_tour_path` to `max_tour_path`.
    explicit TourPath(int size) : size_(size) {}

    int size() const { return size_; }
    /// In the order of the visits.
    const std::vector<Square>& squares() const { return squares_; }
    /// Which visit the square had, counted from 0.
    std::optional<std::size_t> visit_of(Square square) const;

    /// Goes to a free square a leap away, or begins on any square.
    void visit(Square square);
    /// Takes visits back until so many are left.
    void take_back_to(std::size_t count);

    /// The free squares a leap away, in the order of the board.
    std::vector<Square> targets() const;
    /// The free squares that no leap leads to any more.
    std::vector<Square> stranded() const;
    bool is_complete() const;
    /// Whether a leap leads from a last square back to the first.
    bool is_closed() const;

    /// The way on for a path that is not complete. Following it completes the tour.
    TourAdvice advice();
    /// The squares still to come of a tour; empty where none was found.
    const std::vector<Square>& rest();

  private:
    int size_;
    std::vector<Square> squares_;
    std::vector<Square> plan_; ///< squares to come that make a tour; empty when none is known
};

} // namespace puzzle
