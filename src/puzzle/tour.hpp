#pragma once

#include <cstdint>
#include <vector>

#include "puzzle/square.hpp"

namespace puzzle {

inline constexpr int min_tour_size = 5;
inline constexpr int max_tour_size = 100;

/// Why there is no tour.
enum class NoTour : std::uint8_t {
    too_small,       ///< below 5×5
    odd_closed,      ///< a closed tour visits as many light squares as dark ones
    minority_square, ///< a board of odd size has one more square of the corner colour: start there
};

/// The squares of a knight's tour in order, or why there is none.
struct Tour {
    std::vector<Square> squares;
    NoTour reason{}; ///< valid only if `squares` is empty
};

/// A knight's tour of a `size` × `size` board from `from`, for sizes up to `max_tour_size`; if
/// `closed`, one whose last square is a jump away from the first.
Tour find_tour(int size, Square from, bool closed);

} // namespace puzzle
