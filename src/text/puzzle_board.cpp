#include "text/puzzle_board.hpp"

#include <algorithm>
#include <utility>

#include "words/layout.hpp"

namespace text {
namespace {

using words::right_aligned;

// Larger boards have narrow cells and no lines between their ranks, so that they fit a screen.
constexpr int max_fenced_size = 9;
constexpr std::size_t line_width = 80;

} // namespace

PuzzleBoard::PuzzleBoard(int size)
    : size_(size), margin_(std::to_string(size).size()), width_(size <= max_fenced_size ? 2 : 1),
      cells_(static_cast<std::size_t>(size * size)) {}

const PuzzleBoard::Cell& PuzzleBoard::at(int file, int rank) const {
    return cells_[static_cast<std::size_t>(rank * size_ + file)];
}

void PuzzleBoard::set(puzzle::Square square, std::string text) {
    width_ = std::max(width_, text.size());
    cells_[static_cast<std::size_t>(square.rank * size_ + square.file)].text = std::move(text);
}

void PuzzleBoard::mark(puzzle::Square square) {
    cells_[static_cast<std::size_t>(square.rank * size_ + square.file)].is_marked = true;
}

Picture PuzzleBoard::picture(bool colors) const {
    std::string files(margin_ + 1, ' ');
    std::string fence(margin_ + 1, ' ');
    for (int file = 0; file < size_; ++file) {
        files += right_aligned(std::string(1, static_cast<char>('a' + file)), width_ + 1);
        fence += '+' + std::string(width_, '-');
    }
    fence += '+';
    Picture picture{{std::move(files), fence}, fence.size()};
    for (int rank = size_ - 1; rank >= 0; --rank) {
        picture.lines.push_back(rank_line(rank, colors));
        if (rank == 0 || size_ <= max_fenced_size) picture.lines.push_back(fence);
    }
    return picture;
}

std::string PuzzleBoard::rank_line(int rank, bool colors) const {
    std::string line = right_aligned(std::to_string(rank + 1), margin_) + ' ';
    for (int file = 0; file < size_; ++file) {
        const auto& [text, is_marked] = at(file, rank);
        const std::string cell = right_aligned(text, width_);
        line += '|' + (colors && is_marked ? "\x1B[7m" + cell + "\x1B[0m" : cell);
    }
    return line + '|';
}

std::string square_list(const std::vector<puzzle::Square>& squares) {
    std::string all;
    for (const puzzle::Square square : squares) all += square_text(square) + ' ';
    std::string lines;
    for (const std::string& line : words::wrapped(all, line_width)) lines += line + '\n';
    return lines;
}

} // namespace text
