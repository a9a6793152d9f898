#include "puzzle/tour.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <limits>

#include "core/random.hpp"

namespace puzzle {
namespace {

using Cell = int; ///< rank · size + file

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// A knight's path that grows until it has visited every square. It goes to the square with the
/// fewest ways on (Warnsdorff's rule, preferring the border among equals). When it is stuck, it
/// reverses a part of itself: from its end it jumps to one of its own squares, cuts the path after
/// that square, and ends on the square that followed (Pósa's rotation), until an end leads on.
class Path {
  public:
    Path(int size, Square from)
        : size_(size), neighbours_(leaps_of_board(size)), place_(at(size * size), nowhere) {
        append(from.rank * size + from.file);
    }

    /// Visits every square. Every board and starting square that has a tour is tested.
    void complete() {
        while (path_.size() < place_.size()) {
            const Cell next = best_next();
            if (next != nowhere)
                append(next);
            else
                rotate_until([&] { return best_next() != nowhere; });
        }
    }

    /// Makes a complete path end a jump away from its first square.
    void close() {
        rotate_until([&] { return are_neighbours(path_.front(), path_.back()); });
    }

    std::vector<Square> squares() const {
        std::vector<Square> squares;
        squares.reserve(path_.size());
        for (const Cell square : path_) squares.push_back({square % size_, square / size_});
        return squares;
    }

  private:
    static constexpr Cell nowhere = -1;

    bool are_neighbours(Cell a, Cell b) const {
        const auto& targets = neighbours_[at(a)];
        return std::find(targets.begin(), targets.end(), b) != targets.end();
    }

    bool is_visited(Cell square) const { return place_[at(square)] != nowhere; }

    void append(Cell square) {
        place_[at(square)] = static_cast<int>(path_.size());
        path_.push_back(square);
    }

    /// The free square next to the end with the fewest ways on.
    Cell best_next() const {
        Cell best = nowhere;
        auto best_rank = std::array{std::numeric_limits<int>::max(), 0};
        for (const Cell square : neighbours_[at(path_.back())]) {
            if (is_visited(square)) continue;
            const std::array rank{ways_on(square), -distance_from_centre(square)};
            if (rank < best_rank) {
                best_rank = rank;
                best = square;
            }
        }
        return best;
    }

    int ways_on(Cell square) const {
        const auto& targets = neighbours_[at(square)];
        return static_cast<int>(std::count_if(targets.begin(), targets.end(),
                                              [&](Cell to) { return !is_visited(to); }));
    }

    int distance_from_centre(Cell square) const {
        const int files = 2 * (square % size_) - (size_ - 1);
        const int ranks = 2 * (square / size_) - (size_ - 1);
        return files * files + ranks * ranks;
    }

    /// Rotates to ends that have not been tried, or to any if all have, until `done`.
    template <class Done>
    void rotate_until(Done done) {
        std::vector<bool> tried(place_.size());
        while (!done()) {
            tried[at(path_.back())] = true;
            const std::vector<int> cuts = possible_cuts();
            std::vector<int> fresh;
            for (const int cut : cuts)
                if (!tried[at(path_[at(cut)])]) fresh.push_back(cut);
            const std::vector<int>& choices = fresh.empty() ? cuts : fresh;
            turn_round(choices[static_cast<std::size_t>(random_.below(choices.size()))]);
        }
    }

    /// The places where a part of the path that can be reversed begins.
    std::vector<int> possible_cuts() const {
        std::vector<int> cuts;
        const int last = static_cast<int>(path_.size()) - 1;
        for (const Cell square : neighbours_[at(path_.back())])
            if (is_visited(square) && place_[at(square)] < last - 1)
                cuts.push_back(place_[at(square)] + 1);
        return cuts;
    }

    void turn_round(int first) {
        std::reverse(path_.begin() + first, path_.end());
        for (std::size_t i = at(first); i < path_.size(); ++i)
            place_[at(path_[i])] = static_cast<int>(i);
    }

    int size_;
    std::vector<std::vector<Cell>> neighbours_;
    std::vector<int> place_; ///< of each square in the path
    std::vector<Cell> path_;
    core::Random random_{1}; // any seed will do: the tours are the same every time
};

/// A closed tour of a board of even size, starting at `from`.
std::vector<Square> closed_tour(int size, Square from) {
    Path path(size, {0, 0});
    path.complete();
    path.close();
    std::vector<Square> squares = path.squares();
    std::rotate(squares.begin(), std::find(squares.begin(), squares.end(), from), squares.end());
    return squares;
}

} // namespace

Tour find_tour(int size, Square from, bool closed) {
    assert(size <= max_tour_size && from.file >= 0 && from.file < size && from.rank >= 0 &&
           from.rank < size);
    if (size < min_tour_size) return {{}, NoTour::too_small};
    if (size % 2 == 0) return {closed_tour(size, from), {}};
    if (closed) return {{}, NoTour::odd_closed};
    if ((from.file + from.rank) % 2 != 0) return {{}, NoTour::minority_square};
    Path path(size, from);
    path.complete();
    return {path.squares(), {}};
}

} // namespace puzzle
