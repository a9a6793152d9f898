#include "puzzle/queens.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace puzzle {
namespace {

/// The numbers `first`, `first` + 2, … up to `last`.
void append_every_second(Queens& queens, int first, int last) {
    for (int file = first; file <= last; file += 2) queens.push_back(file);
}

/// Counts placements rank by rank, with sets of bits.
std::uint64_t count_below(std::uint32_t board, std::uint32_t files, std::uint32_t rising,
                          std::uint32_t falling) {
    if (files == board) return 1;
    std::uint64_t found = 0;
    for (std::uint32_t free = board & ~(files | rising | falling); free != 0; free &= free - 1) {
        const std::uint32_t queen = free & -free;
        found += count_below(board, files | queen, (rising | queen) << 1, (falling | queen) >> 1);
    }
    return found;
}

/// All solutions: twice those with the first queen in the left half, plus those with it in the
/// middle file.
std::uint64_t count_all(int size) {
    const std::uint32_t board = (std::uint32_t{1} << size) - 1;
    std::uint64_t found = 0;
    for (int file = 0; file < (size + 1) / 2; ++file) {
        const std::uint32_t queen = std::uint32_t{1} << file;
        const std::uint64_t here = count_below(board, queen, queen << 1, queen >> 1);
        found += 2 * file + 1 == size ? here : 2 * here;
    }
    return found;
}

/// Counts the placements that a rotation of the board leaves unchanged: each queen brings with it
/// those on the squares it is rotated to.
class TurnedCount {
  public:
    TurnedCount(int size, int quarters) : size_(size), quarters_(quarters), queens_(at(size), -1) {}

    std::uint64_t count(int rank = 0) {
        while (rank < size_ && queens_[at(rank)] >= 0) ++rank;
        if (rank == size_) return 1;
        std::uint64_t found = 0;
        for (int file = 0; file < size_; ++file) {
            const Queens before = queens_;
            if (place_turned(file, rank)) found += count(rank + 1);
            queens_ = before;
        }
        return found;
    }

  private:
    static std::size_t at(int rank) { return static_cast<std::size_t>(rank); }

    bool place_turned(int file, int rank) {
        for (int turn = 0; turn < 4; turn += quarters_) {
            if (!place(file, rank)) return false;
            for (int quarter = 0; quarter < quarters_; ++quarter) {
                const int turned = size_ - 1 - file;
                file = rank;
                rank = turned;
            }
        }
        return true;
    }

    bool place(int file, int rank) {
        if (queens_[at(rank)] == file) return true;
        if (queens_[at(rank)] >= 0) return false;
        for (int other = 0; other < size_; ++other) {
            const int there = queens_[at(other)];
            if (there < 0) continue;
            if (there == file || std::abs(there - file) == std::abs(other - rank)) return false;
        }
        queens_[at(rank)] = file;
        return true;
    }

    int size_;
    int quarters_;
    Queens queens_;
};

} // namespace

// E. Pauls's construction of 1874: knight's moves over the even files, then the odd ones, with a
// few queens moved if the size modulo 6 is 2 or 3.
std::optional<Queens> place_queens(int size) {
    if (size < 1 || size == 2 || size == 3) return std::nullopt;
    Queens queens;
    const int remainder = size % 6;
    if (remainder == 3) {
        append_every_second(queens, 3, size - 1);
        queens.push_back(1);
    } else {
        append_every_second(queens, 1, size - 1);
    }
    if (remainder == 2) {
        queens.insert(queens.end(), {2, 0});
        append_every_second(queens, 6, size - 1);
        queens.push_back(4);
    } else if (remainder == 3) {
        append_every_second(queens, 4, size - 1);
        queens.insert(queens.end(), {0, 2});
    } else {
        append_every_second(queens, 0, size - 1);
    }
    return queens;
}

QueensCount count_queens(int size) {
    assert(size >= 1 && size <= max_counted_queens);
    const std::uint64_t all = count_all(size);
    if (size == 1) return {1, 1};
    // Burnside's lemma: of the eight symmetries, no reflection leaves a solution unchanged.
    const std::uint64_t half_turned = TurnedCount(size, 2).count();
    const std::uint64_t quarter_turned = TurnedCount(size, 1).count();
    return {all, (all + half_turned + 2 * quarter_turned) / 8};
}

QueensSearch::QueensSearch(int size)
    : board_((std::uint32_t{1} << size) - 1), size_(static_cast<std::size_t>(size)) {
    assert(size >= 1 && size <= 31);
    ranks_.reserve(size_ + 1);
    ranks_.push_back({board_, 0, 0, 0});
}

QueensSearch::Rank QueensSearch::after(const Rank& rank, std::uint32_t queen) const {
    const std::uint32_t files = rank.files | queen;
    const std::uint32_t rising = (rank.rising | queen) << 1;
    const std::uint32_t falling = (rank.falling | queen) >> 1;
    return {board_ & ~(files | rising | falling), files, rising, falling};
}

const Queens* QueensSearch::next() {
    while (!ranks_.empty()) {
        Rank& rank = ranks_.back();
        queens_.resize(ranks_.size() - 1);
        if (rank.free == 0) {
            ranks_.pop_back();
            continue;
        }
        const std::uint32_t queen = rank.free & -rank.free;
        rank.free &= rank.free - 1;
        queens_.push_back(std::countr_zero(queen));
        if (queens_.size() == size_) return &queens_;
        ranks_.push_back(after(rank, queen));
    }
    return nullptr;
}

} // namespace puzzle
