#include "puzzle/queens_board.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <span>

namespace puzzle {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

bool are_in_line(Square a, Square b) {
    const int files = std::abs(a.file - b.file);
    const int ranks = std::abs(a.rank - b.rank);
    return files == 0 || ranks == 0 || files == ranks;
}

/// Whether `square`, on one line with both ends, lies between them.
bool is_between(Square square, Square a, Square b) {
    const auto [left, right] = std::minmax(a.file, b.file);
    const auto [low, high] = std::minmax(a.rank, b.rank);
    return square != a && square != b && are_in_line(square, a) && are_in_line(square, b) &&
           square.file >= left && square.file <= right && square.rank >= low && square.rank <= high;
}

/// Completes a board with some queens on it, always continuing with the rank that has the fewest
/// files left.
class Completion {
  public:
    explicit Completion(int size)
        : size_(size), free_(at(size), (std::uint32_t{1} << size) - 1), queens_(at(size), empty) {}

    /// False if an earlier queen attacks the square.
    bool place(Square square) {
        const std::uint32_t file = std::uint32_t{1} << square.file;
        if (queens_[at(square.rank)] != empty || (free_[at(square.rank)] & file) == 0) return false;
        queens_[at(square.rank)] = square.file;
        for (int rank = 0; rank < size_; ++rank) {
            const int distance = std::abs(rank - square.rank);
            free_[at(rank)] &= ~(file | file << distance | file >> distance);
        }
        return true;
    }

    bool complete() {
        const int rank = tightest_rank();
        if (rank == size_) return true;
        for (std::uint32_t files = free_[at(rank)]; files != 0; files &= files - 1) {
            const Completion before = *this;
            place({std::countr_zero(files), rank});
            if (complete()) return true;
            *this = before;
        }
        return false;
    }

    const Queens& queens() const { return queens_; }

  private:
    static constexpr int empty = -1;

    int tightest_rank() const {
        int tightest = size_;
        int fewest = size_ + 1;
        for (int rank = 0; rank < size_; ++rank) {
            const int files = std::popcount(free_[at(rank)]);
            if (queens_[at(rank)] != empty || files >= fewest) continue;
            tightest = rank;
            fewest = files;
        }
        return tightest;
    }

    int size_;
    std::vector<std::uint32_t> free_; ///< the files of each rank that no queen attacks
    Queens queens_;
};

std::optional<Queens> solution_with(int size, std::span<const Square> queens) {
    Completion completion(size);
    for (const Square square : queens)
        if (!completion.place(square)) return std::nullopt;
    if (!completion.complete()) return std::nullopt;
    return completion.queens();
}

} // namespace

bool QueensBoard::has_queen(Square square) const {
    return std::ranges::find(queens_, square) != queens_.end();
}

void QueensBoard::place(Square square) {
    assert(is_on_board(square, size_) && !has_queen(square) && !is_full());
    queens_.push_back(square);
}

void QueensBoard::remove(Square square) {
    assert(has_queen(square));
    queens_.erase(std::ranges::find(queens_, square));
}

std::vector<Attack> QueensBoard::attacks() const {
    std::vector<Attack> found;
    for (std::size_t i = 0; i < queens_.size(); ++i)
        for (std::size_t j = i + 1; j < queens_.size(); ++j) {
            const auto is_shield = [&](Square square) {
                return is_between(square, queens_[i], queens_[j]);
            };
            if (are_in_line(queens_[i], queens_[j]) && std::ranges::none_of(queens_, is_shield))
                found.push_back({queens_[i], queens_[j]});
        }
    return found;
}

std::optional<Queens> QueensBoard::solution() const { return solution_with(size_, queens_); }

QueensAdvice QueensBoard::advice() const {
    assert(!is_solved());
    if (const auto queens = solution()) {
        int rank = 0;
        while (has_queen({(*queens)[at(rank)], rank})) ++rank;
        return {QueensAdvice::Act::place, {(*queens)[at(rank)], rank}};
    }
    // The newest queen whose removal lets all the others stay.
    for (std::size_t i = queens_.size(); i-- > 0;) {
        std::vector<Square> others = queens_;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        if (solution_with(size_, others)) return {QueensAdvice::Act::remove, queens_[i]};
    }
    // More than one must go: first the one after which no solution was left.
    std::size_t count = 1;
    while (solution_with(size_, std::span(queens_).first(count))) ++count;
    return {QueensAdvice::Act::remove, queens_[count - 1]};
}

} // namespace puzzle
