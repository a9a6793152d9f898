#include "puzzle/tour_path.hpp"

#include <algorithm>
#include <cassert>

#include "core/steps.hpp"
#include "puzzle/tour_extension.hpp"

namespace puzzle {
namespace {

/// The squares that complete `path` to a tour. If one exists and the path has at most one square,
/// it is always found.
std::vector<Square> rest_of(int size, const std::vector<Square>& path) {
    if (path.size() > 1) return extend_tour(size, path);
    std::vector<Square> squares = find_tour(size, path.empty() ? Square{} : path[0], false).squares;
    if (!squares.empty()) squares.erase(squares.begin(), squares.begin() + std::ssize(path));
    return squares;
}

} // namespace

std::optional<std::size_t> TourPath::visit_of(Square square) const {
    const auto found = std::ranges::find(squares_, square);
    if (found == squares_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - squares_.begin());
}

void TourPath::visit(Square square) {
    assert(is_on_board(square, size_) && !visit_of(square));
    assert(squares_.empty() || is_leap(squares_.back(), square));
    if (!plan_.empty() && plan_.front() == square)
        plan_.erase(plan_.begin());
    else
        plan_.clear();
    squares_.push_back(square);
}

void TourPath::take_back_to(std::size_t count) {
    assert(count <= squares_.size());
    const auto first = squares_.begin() + static_cast<std::ptrdiff_t>(count);
    if (!plan_.empty()) plan_.insert(plan_.begin(), first, squares_.end());
    squares_.erase(first, squares_.end());
}

std::vector<Square> TourPath::targets() const {
    std::vector<Square> found;
    for (int rank = 0; rank < size_; ++rank)
        for (int file = 0; file < size_; ++file) {
            const Square square{file, rank};
            if (!visit_of(square) && (squares_.empty() || is_leap(squares_.back(), square)))
                found.push_back(square);
        }
    return found;
}

std::vector<Square> TourPath::stranded() const {
    std::vector<Square> found;
    for (int rank = 0; rank < size_; ++rank)
        for (int file = 0; file < size_; ++file) {
            const Square square{file, rank};
            if (visit_of(square)) continue;
            bool is_reached = squares_.empty() || is_leap(squares_.back(), square);
            for (const auto [files, ranks] : core::knight_leaps) {
                const Square neighbour{file + files, rank + ranks};
                is_reached |= is_on_board(neighbour, size_) && !visit_of(neighbour);
            }
            if (!is_reached) found.push_back(square);
        }
    return found;
}

bool TourPath::is_complete() const {
    return squares_.size() == static_cast<std::size_t>(size_ * size_);
}

bool TourPath::is_closed() const {
    return is_complete() && is_leap(squares_.front(), squares_.back());
}

const std::vector<Square>& TourPath::rest() {
    if (plan_.empty() && !is_complete()) plan_ = rest_of(size_, squares_);
    return plan_;
}

TourAdvice TourPath::advice() {
    assert(!is_complete());
    if (!rest().empty()) return {rest().front()};
    // If a path can be completed, so can every shorter part of its beginning: the longest such
    // beginning is found by bisection.
    std::size_t kept = 0;
    std::size_t lost = squares_.size();
    while (lost - kept > 1) {
        const std::size_t middle = (kept + lost) / 2;
        const std::vector<Square> beginning(squares_.begin(),
                                            squares_.begin() + static_cast<std::ptrdiff_t>(middle));
        (rest_of(size_, beginning).empty() ? lost : kept) = middle;
    }
    return {std::nullopt, kept};
}

} // namespace puzzle
