#pragma once

#include <string>
#include <vector>

#include "puzzle/square.hpp"
#include "text/board.hpp"

namespace text {

/// A board of short texts, one on each square, up to 26 squares wide.
class PuzzleBoard {
  public:
    explicit PuzzleBoard(int size);

    void set(puzzle::Square square, std::string text);
    /// Marks a square; only colours show the mark.
    void mark(puzzle::Square square);

    Picture picture(bool colors) const;

  private:
    struct Cell {
        std::string text;
        bool is_marked = false;
    };

    const Cell& at(int file, int rank) const;
    std::string rank_line(int rank, bool colors) const;

    int size_;
    std::size_t margin_;
    std::size_t width_;       ///< of a cell
    std::vector<Cell> cells_; ///< rank by rank from a1 on
};

/// The names of squares, with spaces between them, in lines of 80 columns.
std::string square_list(const std::vector<puzzle::Square>& squares);

} // namespace text
