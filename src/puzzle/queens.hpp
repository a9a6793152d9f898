#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace puzzle {

/// The file of the queen on each rank, both counted from 0.
using Queens = std::vector<int>;

/// Boards up to this size are counted by a full search; beyond that it would take too long.
inline constexpr int max_counted_queens = 18;

/// One way to place `size` queens so that none attacks another, found without a search; none exists
/// for sizes 2 and 3.
std::optional<Queens> place_queens(int size);

/// The number of solutions: all, and those that differ even under rotation and reflection.
struct QueensCount {
    std::uint64_t all = 0;
    std::uint64_t distinct = 0;
};

/// Counts them for a size from 1 to `max_counted_queens`.
QueensCount count_queens(int size);

/// A search that finds every solution of a size from 1 to 31, in the order of the files from the
/// first rank on.
class QueensSearch {
  public:
    explicit QueensSearch(int size);

    /// The next solution, or none when all have been found. It stays valid until the next call.
    const Queens* next();

  private:
    struct Rank {
        std::uint32_t free;    ///< files still to be tried here
        std::uint32_t files;   ///< attacked along the file by earlier ranks
        std::uint32_t rising;  ///< attacked along diagonals to the right
        std::uint32_t falling; ///< and to the left
    };

    Rank after(const Rank& rank, std::uint32_t queen) const;

    std::uint32_t board_;
    std::size_t size_;
    std::vector<Rank> ranks_;
    Queens queens_;
};

} // namespace puzzle
