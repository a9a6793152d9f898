#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "puzzle/square.hpp"
#include "puzzle/tour.hpp"

namespace puzzle {

/// The board sizes on which a knight is moved by hand.
inline constexpr int min_tour_path = min_tour_size;
inline constexpr int max_tour_path = 16;

/// The next step: a square to visit, or how many of the first squares to keep because no tour was
/// found that starts with more of them.
struct TourAdvice {
    std::optional<Square> next;
    std::size_t kept = 0; ///< valid only without `next`
};

/// The path of a knight moved by hand, from any starting square, that visits no square twice.
class TourPath {
  public:
    /// For a size from `min_tour_path` to `max_tour_path`.
    explicit TourPath(int size) : size_(size) {}

    int size() const { return size_; }
    /// In the order of the visits.
    const std::vector<Square>& squares() const { return squares_; }
    /// The number of the visit to the square, counted from 0.
    std::optional<std::size_t> visit_of(Square square) const;

    /// Goes to a free square a jump away, or starts on any square.
    void visit(Square square);
    /// Takes back visits until this many are left.
    void take_back_to(std::size_t count);

    /// The free squares a jump away, in board order.
    std::vector<Square> targets() const;
    /// The free squares that no jump can reach any more.
    std::vector<Square> stranded() const;
    bool is_complete() const;
    /// Whether a jump leads from the last square of a complete path back to the first.
    bool is_closed() const;

    /// The next step for a path that is not complete. Following these steps completes the tour.
    TourAdvice advice();
    /// The remaining squares of a tour; empty if none was found.
    const std::vector<Square>& rest();

  private:
    int size_;
    std::vector<Square> squares_;
    std::vector<Square> plan_; ///< squares that complete a tour; empty if none is known
};

} // namespace puzzle
