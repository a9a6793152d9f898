#include "puzzle/tour_extension.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>

#include "core/random.hpp"
#include "puzzle/tour.hpp"

namespace puzzle {
namespace {

using Cell = int; ///< rank · size + file

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Tries ways on in the order of Warnsdorff's rule, equals in any order, and turns back as soon as
/// the free squares cannot all be visited.
class Search {
  public:
    Search(int size, const std::vector<Square>& path)
        : size_(size), neighbours_(leaps_of_board(size)), is_free_(at(size * size), true) {
        for (const auto& cells : neighbours_) ways_.push_back(static_cast<int>(cells.size()));
        for (const Square square : path) enter(square.rank * size + square.file);
        begun_ = path_.size();
    }

    /// Whether a tour was found within so many steps.
    bool search(std::int64_t steps) {
        steps_left_ = steps;
        return search();
    }
    /// Whether the last search was broken off.
    bool is_cut_short() const { return steps_left_ <= 0; }

    std::vector<Square> found() const {
        std::vector<Square> squares;
        for (std::size_t i = begun_; i < path_.size(); ++i)
            squares.push_back({path_[i] % size_, path_[i] / size_});
        return squares;
    }

  private:
    struct Choice {
        int ways;
        std::uint64_t lot;
        Cell cell;

        friend auto operator<=>(const Choice&, const Choice&) = default;
    };

    void enter(Cell cell) {
        is_free_[at(cell)] = false;
        for (const Cell neighbour : neighbours_[at(cell)]) --ways_[at(neighbour)];
        path_.push_back(cell);
    }

    void leave() {
        for (const Cell neighbour : neighbours_[at(path_.back())]) ++ways_[at(neighbour)];
        is_free_[at(path_.back())] = true;
        path_.pop_back();
    }

    bool search() {
        if (path_.size() == is_free_.size()) return true;
        if (--steps_left_ <= 0 || has_dead_ends() || !is_connected()) return false;
        std::vector<Choice> choices;
        for (const Cell cell : neighbours_[at(path_.back())])
            if (is_free_[at(cell)]) choices.push_back({ways_[at(cell)], random_.next(), cell});
        std::ranges::sort(choices);
        for (const Choice& choice : choices) {
            enter(choice.cell);
            if (search()) return true;
            leave();
            if (is_cut_short()) return false;
        }
        return false;
    }

    /// A square with one way to it can only be the last, and there is one last square.
    bool has_dead_ends() const {
        const auto& next = neighbours_[at(path_.back())];
        int last_squares = 0;
        for (Cell cell = 0; cell < size_ * size_; ++cell) {
            if (!is_free_[at(cell)] || ways_[at(cell)] > 1) continue;
            const bool is_next = std::ranges::find(next, cell) != next.end();
            const int ways = ways_[at(cell)] + (is_next ? 1 : 0);
            if (ways == 0 || (ways == 1 && ++last_squares > 1)) return true;
        }
        return false;
    }

    /// Whether the free squares hang together.
    bool is_connected() const {
        std::vector<bool> is_new = is_free_;
        const auto first = std::ranges::find(is_new, true);
        std::vector<Cell> reached{static_cast<Cell>(first - is_new.begin())};
        *first = false;
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const Cell cell : neighbours_[at(reached[i])])
                if (is_new[at(cell)]) {
                    is_new[at(cell)] = false;
                    reached.push_back(cell);
                }
        return reached.size() + path_.size() == is_free_.size();
    }

    int size_;
    std::vector<std::vector<Cell>> neighbours_;
    std::vector<bool> is_free_;
    std::vector<int> ways_; ///< free neighbours of each square
    std::vector<Cell> path_;
    std::size_t begun_;
    std::int64_t steps_left_ = 0;
    core::Random random_{1}; // any seed: the same advice every time
};

} // namespace

std::vector<Square> extend_tour(int size, const std::vector<Square>& path) {
    assert(!path.empty());
    const bool is_on_minority = size % 2 != 0 && (path[0].file + path[0].rank) % 2 != 0;
    if (is_on_minority) return {};
    // A search that began badly is better begun again than carried on; all of a small board is
    // searched at last.
    const std::int64_t most =
        size <= 6 ? std::numeric_limits<std::int64_t>::max() : 4'000'000 / (size * size);
    std::int64_t steps = std::int64_t{4} * size * size;
    Search search(size, path);
    while (!search.search(std::min(steps, most))) {
        if (!search.is_cut_short() || steps >= most) return {};
        steps *= 2;
    }
    return search.found();
}

} // namespace puzzle
