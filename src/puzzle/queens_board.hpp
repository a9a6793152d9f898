#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzle/queens.hpp"
#include "puzzle/square.hpp"

namespace puzzle {

/// The board sizes on which queens are placed by hand.
inline constexpr int min_queens_board = 4;
inline constexpr int max_queens_board = 26;

/// Two queens that attack each other.
struct Attack {
    Square first;
    Square second;

    friend constexpr bool operator==(Attack, Attack) = default;
};

/// What to do next: place a queen, or remove one because no solution contains all the queens.
struct QueensAdvice {
    enum class Act : std::uint8_t { place, remove };

    Act act;
    Square square;

    friend constexpr bool operator==(QueensAdvice, QueensAdvice) = default;
};

/// Queens placed by hand, anywhere, at most as many as the board has ranks.
class QueensBoard {
  public:
    /// For a size from `min_queens_board` to `max_queens_board`.
    explicit QueensBoard(int size) : size_(size) {}

    int size() const { return size_; }
    /// In the order in which they were placed.
    const std::vector<Square>& queens() const { return queens_; }
    bool has_queen(Square square) const;
    bool is_full() const { return queens_.size() == static_cast<std::size_t>(size_); }

    /// Places a queen on a free square of a board that is not full.
    void place(Square square);
    /// Removes the queen on this square.
    void remove(Square square);
    void clear() { queens_.clear(); }

    /// Each pair of queens on one line with no other in between.
    std::vector<Attack> attacks() const;
    bool is_solved() const { return is_full() && attacks().empty(); }

    /// A solution that contains every queen on the board.
    std::optional<Queens> solution() const;
    /// The next step, on a board that is not solved.
    QueensAdvice advice() const;

  private:
    int size_;
    std::vector<Square> queens_;
};

} // namespace puzzle
