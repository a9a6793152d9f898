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
    minority_square, ///< an odd board has one more square of the corners' colour: begin there
};

/// The squares in the order of a knight that visits each once, or why there is none.
struct Tour {
    std::vector<Square> squares;
    NoTour reason{}; ///< meant only where `squares` is empty
};

/// A knight's tour of a `size` × `size` board from `from`, for sizes up to `max_tour_size`; one
/// whose last square is a leap away from the first, where `closed` is asked.
Tour find_tour(int size, Square from, bool closed);

} // namespace puzzle
