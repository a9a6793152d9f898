#include "puzzle/tour_extension.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <limits>

#include "core/bits.hpp"
#include "core/random.hpp"
#include "puzzle/tour.hpp"

namespace puzzle {
namespace {

using Cell = int; ///< rank · size + file

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// A set of squares, 64 to a word.
template <std::size_t words>
class Cells {
  public:
    bool has(Cell cell) const { return core::has(words_[at(cell / 64)], cell % 64); }
    bool is_empty() const { return *this == Cells(); }
    void add(Cell cell) { words_[at(cell / 64)] |= core::bit(cell % 64); }
    void remove(Cell cell) { words_[at(cell / 64)] &= ~core::bit(cell % 64); }

    /// Takes any member of a non-empty set.
    Cell take() {
        std::size_t word = 0;
        while (words_[word] == 0) ++word;
        const Cell cell = static_cast<int>(64 * word) + core::lowest(words_[word]);
        remove(cell);
        return cell;
    }

    Cells& operator|=(const Cells& other) {
        for (std::size_t i = 0; i < words; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    Cells& operator-=(const Cells& other) {
        for (std::size_t i = 0; i < words; ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    friend Cells operator&(Cells one, const Cells& other) {
        for (std::size_t i = 0; i < words; ++i) one.words_[i] &= other.words_[i];
        return one;
    }
    friend bool operator==(const Cells&, const Cells&) = default;

  private:
    std::array<core::Bits, words> words_{};
};

/// Tries squares in the order of Warnsdorff's rule, equals in random order, and backtracks as soon
/// as the free squares can no longer all be visited.
template <std::size_t words>
class Search {
  public:
    Search(int size, const std::vector<Square>& path)
        : size_(size), neighbours_(leaps_of_board(size)), leaps_(neighbours_.size()) {
        for (Cell cell = 0; cell < size * size; ++cell) {
            free_.add(cell);
            for (const Cell neighbour : neighbours_[at(cell)]) leaps_[at(cell)].add(neighbour);
            ways_.push_back(static_cast<int>(neighbours_[at(cell)].size()));
        }
        for (const Square square : path) enter(square.rank * size + square.file);
        begun_ = path_.size();
    }

    /// Whether a tour was found within this many steps.
    bool search(std::int64_t steps) {
        steps_left_ = steps;
        return search();
    }
    /// Whether the last search was cut short.
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
        free_.remove(cell);
        for (const Cell neighbour : neighbours_[at(cell)])
            if (--ways_[at(neighbour)] == 1) lonely_.add(neighbour);
        path_.push_back(cell);
    }

    void leave() {
        for (const Cell neighbour : neighbours_[at(path_.back())])
            if (++ways_[at(neighbour)] == 2) lonely_.remove(neighbour);
        free_.add(path_.back());
        path_.pop_back();
    }

    bool search() {
        if (free_.is_empty()) return true;
        if (--steps_left_ <= 0 || has_dead_ends() || !is_connected()) return false;
        std::vector<Choice> choices;
        for (const Cell cell : neighbours_[at(path_.back())])
            if (free_.has(cell)) choices.push_back({ways_[at(cell)], random_.next(), cell});
        std::ranges::sort(choices);
        for (const Choice& choice : choices) {
            enter(choice.cell);
            if (search()) return true;
            leave();
            if (is_cut_short()) return false;
        }
        return false;
    }

    /// A square with a single way to it can only be the last, and there is only one last square.
    bool has_dead_ends() const {
        int last_squares = 0;
        for (Cells<words> cells = lonely_ & free_; !cells.is_empty();) {
            const Cell cell = cells.take();
            const int ways = ways_[at(cell)] + (leaps_[at(path_.back())].has(cell) ? 1 : 0);
            if (ways == 0 || (ways == 1 && ++last_squares > 1)) return true;
        }
        return false;
    }

    /// Whether the free squares are connected.
    bool is_connected() const {
        Cells<words> apart = free_;
        Cells<words> edge;
        edge.add(apart.take());
        while (!edge.is_empty()) {
            const Cells<words> reached = leaps_[at(edge.take())] & apart;
            apart -= reached;
            edge |= reached;
        }
        return apart.is_empty();
    }

    int size_;
    std::vector<std::vector<Cell>> neighbours_;
    std::vector<Cells<words>> leaps_; ///< the same as sets
    Cells<words> free_;
    Cells<words> lonely_;   ///< squares with at most one free neighbour
    std::vector<int> ways_; ///< free neighbours of each square
    std::vector<Cell> path_;
    std::size_t begun_;
    std::int64_t steps_left_ = 0;
    core::Random random_{1}; // any seed will do: the advice is the same every time
};

template <std::size_t words>
std::vector<Square> extend(int size, const std::vector<Square>& path) {
    // A search that started badly is better restarted than continued; a small board is searched
    // completely in the end.
    const std::int64_t most =
        size <= 6 ? std::numeric_limits<std::int64_t>::max() : 500'000 / (size * size);
    std::int64_t steps = std::int64_t{4} * size * size;
    Search<words> search(size, path);
    while (!search.search(std::min(steps, most))) {
        if (!search.is_cut_short() || steps >= most) return {};
        steps *= 2;
    }
    return search.found();
}

} // namespace

std::vector<Square> extend_tour(int size, const std::vector<Square>& path) {
    assert(!path.empty() && size <= 16);
    const bool is_on_minority = size % 2 != 0 && (path[0].file + path[0].rank) % 2 != 0;
    if (is_on_minority) return {};
    return size <= 8 ? extend<1>(size, path) : extend<4>(size, path);
}

} // namespace puzzle
